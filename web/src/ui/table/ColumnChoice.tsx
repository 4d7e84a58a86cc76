import { Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../../platform/table-header.ts'
import styles from './ColumnChoice.module.css'

interface Props {
  headers: readonly TableHeader[]
  hidden: readonly string[]
  onHidden: (hidden: readonly string[]) => void
}

/** Which columns are shown. The first one names the row and stays, as do fixed ones. */
export function ColumnChoice({ headers, hidden, onHidden }: Props) {
  const { t } = useTranslation('ui')
  const choices = headers.slice(1).filter(({ fixed }) => !fixed)
  const toggle = (key: string) =>
    onHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <Button className={styles.open} size="xs" leftSection={<IconColumns3 size={16} />}>
          {t('table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={styles.list}>
          <legend className="sr-only">{t('table.columns')}</legend>
          {choices.map((header) => (
            <Checkbox
              key={header.key}
              label={header.label}
              checked={!hidden.includes(header.key)}
              onChange={() => toggle(header.key)}
            />
          ))}
          {hidden.length > 0 && (
            <Button size="xs" variant="subtle" onClick={() => onHidden([])}>
              {t('table.allColumns')}
            </Button>
          )}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  )
}
