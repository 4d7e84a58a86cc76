import { Box, VisuallyHidden } from '@mantine/core'
import { roles } from '@mandato/contract/call'
import { areaWords } from '@mandato/contract/area-names'
import { permissionWords, roleLegend } from '@mandato/contract/accounts/user-names'
import { IconCheck, IconKey, IconMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { type MatrixArea, matrixQuery } from '../users/data.ts'
import styles from '../users/users.module.css'

/** Who may make which call, as the server decides it. */
export function PermissionsPage() {
  const { t } = useTranslation('people')
  const read = useQuery(matrixQuery())
  return (
    <Page>
      <PageHeader title={t('matrix.title')} line={t('matrix.line')} />
      <Loaded read={read} skeleton={<LinesSkeleton lines={16} />}>
        {({ response }) => response.map((one) => <AreaTable key={one.area} one={one} />)}
      </Loaded>
    </Page>
  )
}

function AreaTable({ one }: { one: MatrixArea }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  if (one.calls.length === 0) return null
  return (
    <Card title={areaWords[one.area][language]} count={one.calls.length} flush>
      <Box
        component="section"
        className={styles.scroll}
        aria-label={t('matrix.table', { area: areaWords[one.area][language] })}
        tabIndex={0}
      >
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('matrix.call')}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleLegend[role].label[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {one.calls.map((call) => (
              <tr key={call.name}>
                <th scope="row">
                  <span lang="en">{call.summary}</span>
                  <br />
                  <code>
                    {call.method} {call.path.replace('/api/v1.0/', '')}
                  </code>
                </th>
                {roles.map((role) => (
                  <td key={role}>
                    <Right right={call.rights[role]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Card>
  )
}

function Right({ right }: { right: MatrixArea['calls'][number]['rights']['admin'] }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const Icon = right === 'yes' ? IconCheck : right === 'no' ? IconMinus : IconKey
  const words =
    right === 'yes' || right === 'no'
      ? t(`matrix.${right}`)
      : t('matrix.with', { what: permissionWords[right][language] })
  return (
    <span title={words}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
