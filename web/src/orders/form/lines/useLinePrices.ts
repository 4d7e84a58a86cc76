import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useOnline } from '../../../platform/online.ts'
import { same } from '../../../ui/forms/same.ts'
import { linePricesQuery, type PricedLines } from '../../data.ts'
import { type TypedLine, unpriced } from '../typed.ts'
import type { OrderFormState } from '../useOrderForm.ts'
import { shownIn } from './price.ts'

interface Asked {
  readonly product_code: string
  readonly captured_on?: string
  readonly captured_at?: string
}

/**
 * What each code of the form is asked with: the day its price was shown, in the search or in this form; a price of
 * another client is asked anew, with today’s day.
 */
function askedOf(lines: readonly TypedLine[], client: string): Asked[] {
  const asked = lines.flatMap(({ product_code: typed, captured_on, captured_at, price }): Asked[] => {
    const product_code = typed.trim().toUpperCase()
    if (product_code === '') return []
    const isTheirs = price === undefined || price.of === client
    if (!isTheirs || !captured_on) return [{ product_code }]
    return [{ product_code, captured_on, ...(captured_at && { captured_at }) }]
  })
  return [...new Map(asked.map((one) => [keyOf(one), one])).values()]
}
const keyOf = ({ product_code, captured_on = '', captured_at = captured_on }: Asked) =>
  `${product_code} ${captured_at}`

/**
 * Keeps the price of each line beside it: asked for when codes stand still, all in one call, and written into the
 * form, so that what lies on the device has it, too. Without a network the lines keep what they have.
 */
export function useLinePrices(form: OrderFormState, priced: boolean): void {
  const client = form.values.customer_code
  const asked = priced && client !== '' ? askedOf(form.values.lines, client) : []
  const [body] = useDebouncedValue(JSON.stringify({ customer_code: client, lines: asked }), 250)
  const question = useMemo(() => JSON.parse(body) as { customer_code: string; lines: Asked[] }, [body])
  const online = useOnline()
  const read = useQuery({
    ...linePricesQuery(question),
    enabled: online && priced && client !== '' && asked.length > 0 && question.lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const answer = read.isPlaceholderData ? undefined : read.data?.response
  const take = useEffectEvent((known: PricedLines) => {
    const { customer_code, lines: questions } = question
    const found = new Map(known.lines.map((line, i) => [keyOf(questions[i] ?? { product_code: '' }), line]))
    const lines = form.getValues().lines
    const next = lines.map((line) => withPrice(line, customer_code, found, known))
    if (same(next, lines)) return
    form.setFieldValue('lines', next)
    // Left empty, it was called missing; what the code stands for has filled it since.
    for (const [at, { description }] of next.entries())
      if (lines[at]?.description.trim() === '' && description !== '')
        form.clearFieldError(`lines.${at}.description`)
  })
  useEffect(() => {
    if (answer) queueMicrotask(() => take(answer))
  }, [answer])
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** A line with the price that was answered for it; as it is where none was. */
function withPrice(
  line: TypedLine,
  client: string,
  found: ReadonlyMap<string, PricedLines['lines'][number]>,
  { today, price_hold_days }: PricedLines,
): TypedLine {
  const [question] = askedOf([line], client)
  const known = question && found.get(keyOf(question))
  if (!known) return line
  const bare = unpriced(line)
  const { price } = shownIn(known, client)
  const day = known.price_as_of
  // What costs the same today is shown today: only a price that changed can be too old.
  const on = day && !known.price_changed && daysBetween(day, today) > price_hold_days ? today : day
  return {
    ...bare,
    ...(bare.description.trim() === '' && known.description && { description: known.description }),
    ...(on && { captured_on: on }),
    ...(on === day && known.price_shown_at && { captured_at: known.price_shown_at }),
    ...(price && { price }),
  }
}
