import { Button, Checkbox, Modal } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { printColumns } from '@mandato/contract/sheets/tables'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../ui/feedback/ExportButton.tsx'
import { type PrintBody, printList } from '../data.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import styles from './boards.module.css'

/** Which columns a printed list has unless somebody chooses others: what fits a page held upright. */
const usual = ['code', 'business_name', 'address', 'postal_code', 'city', 'province', 'phone', 'sheet_status']

interface Props {
  staff: boolean
  /** Which clients: all of an agency, narrowed as on the screen, or some by name. */
  about: Pick<PrintBody, 'agencies_id' | 'clients_id' | 'filters'>
  title: string
  words: string
}

/** A list of clients, on paper or as a spreadsheet, with the columns one needs. */
export function PrintList({ verb, ...dialog }: Props & { verb: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button leftSection={<IconPrinter size={16} />} onClick={() => setOpened(true)}>
        {verb}
      </Button>
      <PrintDialog {...dialog} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

interface DialogProps extends Props {
  opened: boolean
  onClose: () => void
}

export function PrintDialog({ staff, about, title, words, opened, onClose }: DialogProps) {
  const { t: ui } = useTranslation('ui')
  const language = useLanguage()
  const [columns, setColumns] = useState<readonly string[]>(usual)
  const print = (output: PrintBody['output']) => (watch: Parameters<typeof printList>[2]) =>
    printList(
      staff,
      { ...about, output, columns: printColumns.map((c) => c.key).filter((key) => columns.includes(key)) },
      watch,
    )
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': ui('close') }}
      size={520}
    >
      <div className={styles.print}>
        <p>{words}</p>
        <fieldset className={styles.columns}>
          <legend className={styles.title}>{ui('table.columns')}</legend>
          {printColumns.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label[language]}
              checked={columns.includes(key)}
              // A list without its names is none.
              disabled={key === 'business_name'}
              onChange={() =>
                setColumns(columns.includes(key) ? columns.filter((one) => one !== key) : [...columns, key])
              }
            />
          ))}
        </fieldset>
        <div className={styles.outputs}>
          <ExportButton kind="pdf" onExport={print('pdf')} />
          <ExportButton kind="xlsx" onExport={print('excel')} />
        </div>
      </div>
    </Modal>
  )
}
