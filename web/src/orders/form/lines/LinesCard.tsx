import { Button } from '@mantine/core'
import { ordersFieldWords } from '@mandato/contract/orders/field-words'
import { mostLines } from '@mandato/contract/orders/limits'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../platform/i18n/useLanguage.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { useFormat } from '../../../ui/useFormat.ts'
import styles from '../form.module.css'
import { placesOf } from '../typed.ts'
import type { OrderFormState } from '../useOrderForm.ts'
import { LineRow } from './LineRow.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import type { Pasted } from './pasted.ts'
import { useLineActs, withPasted } from './useLineActs.ts'

/** The lines: Enter begins the next one, and rows of a spreadsheet are taken as they are pasted. */
export function LinesCard({ form }: { form: OrderFormState }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  const rows = useRef<HTMLDivElement>(null)
  const [pasted, setPasted] = useState<{ readonly what: Pasted; readonly at: number } | null>(null)
  const { acts, add } = useLineActs(form, rows, (what, at) => setPasted({ what, at }))
  const { lines } = form.values
  const written = placesOf(lines)
  const pieces = lines.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
  const words = useMemo(
    () => ({
      code: t('form.code'),
      description: ordersFieldWords.description[language],
      quantity: t('form.quantity'),
    }),
    [t, language],
  )
  const errorAt = (at: number, field: string) => {
    const error = form.errors[`lines.${at}.${field}`]
    return typeof error === 'string' ? error : undefined
  }
  const filled = pasted && withPasted(form, pasted.what, pasted.at)
  return (
    <Card title={t('lines')} hint={t('form.linesHint')}>
      <div ref={rows} className={styles.lines}>
        <div className={styles.lineHead} aria-hidden>
          <span>#</span>
          <span>{words.code}</span>
          <span>{words.description}</span>
          <span>{words.quantity}</span>
        </div>
        {lines.map((line, at) => (
          <LineRow
            key={at}
            at={at}
            line={line}
            codeError={errorAt(at, 'product_code')}
            descriptionError={errorAt(at, 'description')}
            quantityError={errorAt(at, 'quantity')}
            alone={lines.length === 1}
            words={words}
            acts={acts}
          />
        ))}
      </div>
      <div className={styles.below}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          disabled={lines.length >= mostLines}
          onClick={() => add(lines.length - 1)}
        >
          {t('form.addLine')}
        </Button>
        <span>
          {t('countLines', { count: written.length, lines: format.int(written.length) })},{' '}
          <b>{t('countPieces', { count: pieces, pieces: format.int(pieces) })}</b>
        </span>
      </div>
      {pasted && filled && (
        <PasteDialog
          pasted={pasted.what}
          tooMany={filled.tooMany}
          onConfirm={() => {
            form.setFieldValue('lines', filled.lines)
            setPasted(null)
          }}
          onClose={() => setPasted(null)}
        />
      )}
    </Card>
  )
}
