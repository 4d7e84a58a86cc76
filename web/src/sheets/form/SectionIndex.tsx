import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import styles from './form.module.css'
import { idOf } from './Section.tsx'
import type { SheetEditor } from './useSheetForm.ts'

/** The sections beside the form: where something is missing before it can be signed, and a way there. */
export function SectionIndex({ editor }: { editor: SheetEditor }) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const open = editor.faults.size
  return (
    <nav className={styles.index} aria-label={t('sections')}>
      <p className={open ? styles.todo : styles.done}>
        {open ? t('toComplete', { count: open }) : t('complete')}
      </p>
      <ol>
        {editor.form.sections.map(({ key, label, fields }) => {
          const missing = fields.filter((field) => editor.faults.has(field.key)).length
          return (
            <li key={key}>
              <button
                type="button"
                onClick={() =>
                  document.getElementById(idOf(key))?.scrollIntoView({ behavior: 'smooth', block: 'start' })
                }
              >
                <span>{label}</span>
                {missing > 0 ? (
                  <Badge tone="warn">{format.int(missing)}</Badge>
                ) : (
                  <IconCheck size={14} className={styles.tick} aria-hidden />
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
