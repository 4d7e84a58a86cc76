import { ordersFieldWords } from '@mandato/contract/orders/field-words'
import { mostLines } from '@mandato/contract/orders/limits'
import { hasPrices, type OrderType } from '@mandato/contract/orders/names'
import { memo, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../platform/i18n/useLanguage.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { today } from '../../../ui/today.ts'
import styles from '../form.module.css'
import { unlessLines } from '../part.ts'
import { emptyLine } from '../typed.ts'
import type { OrderFormState } from '../useOrderForm.ts'
import { AddLine } from './AddLine.tsx'
import { inGroups, LineGroup } from './LineGroup.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import type { Pasted } from './pasted.ts'
import { shownIn } from './price.ts'
import { LinesHead } from './LinesHead.tsx'
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
    const found = {
      ...emptyLine,
      product_code,
      description,
      quantity,
      ...shown,
      ...(shown.price && { captured_on: day }),
    }
    form.setFieldValue('lines', (all) => all.with(at, found))
    for (const field of ['product_code', 'description']) form.clearFieldError(`lines.${at}.${field}`)
    setTimeout(() => quantityAt(rows.current, at)?.focus())
  })
  const { acts, add } = useLineActs(form, rows, {
    onPasted: (what, at) => setPasted({ what, at }),
    onKey: suggesting.onKey,
    onCode: suggesting.onCode,
    onWhy: (at) => setWhy(at === why ? null : at),
  })
  const { lines } = form.values
  const words = useMemo(
    () => ({
      code: t('form.code'),
      description: ordersFieldWords.description[language],
      quantity: t('form.quantity'),
      quantityShort: t('form.quantityShort'),
    }),
    [t, language],
  )
  const filled = pasted && withPasted(form, pasted.what, pasted.at)
  return (
    <Card title={t('lines')} hint={t('form.linesHint')}>
      <div ref={rows} className={styles.lines}>
        <LinesHead words={words} priced={priced} />
        {inGroups(lines).map((group) => (
          <LineGroup
            {...group}
            key={group.from}
            errors={form.errors}
            alone={lines.length === 1}
            priced={priced}
            today={day}
            words={words}
            acts={acts}
            suggesting={suggesting}
            why={why}
          />
        ))}
      </div>
      <div className={styles.below}>
        <AddLine full={lines.length >= mostLines} onAdd={add} />
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
