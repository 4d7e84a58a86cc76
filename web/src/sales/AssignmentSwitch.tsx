import { ActionIcon, Popover } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../ui/layout/Segmented.tsx'
import styles from './filters.module.css'
import { useChange } from './view.ts'

/** The agency of the invoice or the client's agency today, with what that means. */
export function AssignmentSwitch({ value }: { value: 'year' | 'current' }) {
  const { t } = useTranslation('sales')
  const change = useChange()
  return (
    <div className={styles.group}>
      <Segmented
        label={t('assignment.label')}
        value={value}
        options={[
          { key: 'year', label: t('assignment.year') },
          { key: 'current', label: t('assignment.current') },
        ]}
        onChange={(next) => change({ assignment: next === 'current' ? next : undefined, panel: undefined })}
      />
      <Popover position="bottom-end" width={320} trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon size="md" aria-label={t('assignment.what')}>
            <IconHelpCircle size={18} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={styles.words} aria-label={t('assignment.label')}>
          <p>
            <b>{t('assignment.year')}</b> {t('assignment.yearMeans')}
          </p>
          <p>
            <b>{t('assignment.current')}</b> {t('assignment.currentMeans')}
          </p>
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}
