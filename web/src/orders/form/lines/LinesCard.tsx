import { Button } from '@mantine/core'
import { ordersFieldWords } from '@mandato/contract/orders/field-words'
import { mostLines } from '@mandato/contract/orders/limits'
import { hasPrices, type OrderType } from '@mandato/contract/orders/names'
import { IconPlus } from '@tabler/icons-react'
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../platform/i18n/useLanguage.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { today } from '../../../ui/today.ts'
import styles from '../form.module.css'
import { unlessLines } from '../part.ts'
import { emptyLine } from '../typed.ts'
import type { OrderFormState } from '../useOrderForm.ts'
import { WhyNote } from './LineNote.tsx'
import { LineRow } from './LineRow.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import type { Pasted } from './pasted.ts'
import { shownIn } from './price.ts'
import { optionId, Suggestions, suggestionsId } from './Suggestions.tsx'
import { LinesSum } from './LinesSum.tsx'
import { useLineActs, withPasted } from './useLineActs.ts'
import { useLinePrices } from './useLinePrices.ts'
import { useSuggestions } from './useSuggestions.ts'

/** After the article comes how many of it. */
const quantityAt = (rows: HTMLElement | null, at: number) =>
  rows?.querySelectorAll('fieldset')[at]?.querySelector<HTMLInputElement>('input[inputmode]')

function Lines({ form, type }: { form: OrderFormState; type: OrderType }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const rows = useRef<HTMLDivElement>(null)
  const priced = hasPrices(type)
  const day = today()
  const [pasted, setPasted] = useState<{ readonly what: Pasted; readonly at: number } | null>(null)
  const [why, setWhy] = useState<number | null>(null)
  useLinePrices(form, priced)
  const suggesting = useSuggestions(form, priced, (at, article) => {
    const { quantity = '' } = form.getValues().lines[at] ?? {}
    const shown = shownIn({ ...article, price_changed: undefined }, form.getValues().customer_code)
    const { code: product_code, description } = article
    form.setFieldValue(`lines.${at}`, {
      ...emptyLine,
      product_code,
      description,
      quantity,
      ...shown,
      ...(shown.price && { captured_on: day }),
    })
    setTimeout(() => quantityAt(rows.current, at)?.focus())
  })
  const { acts, add } = useLineActs(form, rows, {
    onPasted: (what, at) => setPasted({ what, at }),
    onKey: suggesting.onKey,
    onCode: suggesting.onCode,
    onWhy: (at) => setWhy(at === why ? null : at),
  })
  const { lines } = form.values
  // The sum may come a moment after the letter.
  const summed = useDeferredValue(lines)
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
  const belowOf = (at: number) => {
    const { price, captured_on, product_code } = lines[at] ?? emptyLine
    if (at === suggesting.at) return <Suggestions of={suggesting} />
    return at === why && price && captured_on ? (
      <WhyNote code={product_code} price={price} on={captured_on} />
    ) : undefined
  }
  const filled = pasted && withPasted(form, pasted.what, pasted.at)
  return (
    <Card title={t('lines')} hint={t('form.linesHint')}>
      <div ref={rows} className={styles.lines}>
        <div className={styles.lineHead} data-priced={priced || undefined} aria-hidden>
          <span>#</span>
          <span>{words.code}</span>
          <span>{words.description}</span>
          <span>{words.quantity}</span>
          {priced && (
            <span className={styles.price}>
              <span className={styles.list}>{t('price.list')}</span>
              <span className={styles.net}>{t('price.net')}</span>
              <b className={styles.amount}>{t('price.amount')}</b>
            </span>
          )}
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
            priced={priced}
            today={day}
            words={words}
            acts={acts}
            listed={
              at === suggesting.at ? { list: suggestionsId, active: optionId(suggesting.chosen) } : undefined
            }
            below={belowOf(at)}
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
        <LinesSum lines={summed} priced={priced} />
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

/** The lines: a code finds its article and price, Enter begins the next one, rows of a spreadsheet are pasted as they are. */
export const LinesCard = memo(Lines, unlessLines)
