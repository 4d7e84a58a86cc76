import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { isStaff, roleOf } from '../person.ts'
import { useMe } from '../useMe.ts'
import { type Kind, visibleToQuery } from './data.ts'
import styles from './view-as.module.css'

/** Who sees a thing, and by which rule; for head office. */
export function VisibleTo({ kind, id }: { kind: Kind; id: number }) {
  const { t } = useTranslation('people')
  const me = useMe()
  const [open, setOpen] = useState(false)
  const read = useQuery({ ...visibleToQuery(kind, id), enabled: open })
  if (!me || !isStaff(roleOf(me))) return null
  return (
    <>
      <Button leftSection={<IconEye size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('viewAs.whoSees')}
      </Button>
      <SidePanel opened={open} onClose={() => setOpen(false)} title={t('viewAs.whoSees')}>
        <Loaded read={read} skeleton={<LinesSkeleton />}>
          {({ response }) => (
            <dl className={styles.things}>
              {response.map(({ who, rule }) => (
                <div key={who + rule}>
                  <dt>{who}</dt>
                  <dd>{rule}</dd>
                </div>
              ))}
            </dl>
          )}
        </Loaded>
      </SidePanel>
    </>
  )
}
