import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { articlesQuery, type FoundArticle } from '../../data.ts'
import { useClientOptions } from '../useClientOptions.ts'
import type { OrderFormState } from '../useOrderForm.ts'

/** The shortest piece of a code that is looked for; so many fit below a line. */
const shortest = 3
const most = 8

/** Articles that the code being typed may mean: arrows choose among them, Enter takes one, Escape leaves what is typed. */
export function useSuggestions(
  form: OrderFormState,
  priced: boolean,
  onPick: (at: number, article: FoundArticle) => void,
) {
  const [at, setAt] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  /** Enter was pressed before the answer to the last letter. */
  const [entered, setEntered] = useState(false)
  const { customer_code, lines } = form.values
  const typed = at === null ? '' : (lines[at]?.product_code.trim() ?? '')
  const [q] = useDebouncedValue(typed, 120)
  const client = useClientOptions().find(({ value }) => value === customer_code)?.id
  const wanted = priced && at !== null && q.length >= shortest && client !== undefined
  const read = useQuery({
    ...articlesQuery(q, client),
    enabled: wanted,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const all = wanted && typed.length >= shortest ? (read.data?.response ?? []) : []
  const only = all.length === 1 && all[0]?.code === typed.toUpperCase()
  const rows = only ? [] : all.slice(0, most)
  const more = all.length > most || (read.data?.meta.more ?? false)
  const close = () => {
    setAt(null)
    setChosen(0)
    setEntered(false)
  }
  const pick = (article: FoundArticle) => {
    if (at !== null) onPick(at, article)
    close()
  }
  const fresh = q === typed && !read.isPlaceholderData
  // What stands there for fewer letters may be another article: Enter waits for the answer.
  const take = useEffectEvent(() => {
    setEntered(false)
    const article = rows[Math.min(chosen, rows.length - 1)]
    if (article) pick(article)
  })
  useEffect(() => {
    if (entered && fresh) queueMicrotask(() => take())
  }, [entered, fresh])
  const onKey = (line: number, event: KeyboardEvent): boolean => {
    if (line !== at || rows.length === 0) return false
    const article = rows[Math.min(chosen, rows.length - 1)]
    if (event.key === 'ArrowDown') setChosen(Math.min(chosen + 1, rows.length - 1))
    else if (event.key === 'ArrowUp') setChosen(Math.max(chosen - 1, 0))
    else if (event.key === 'Enter' && !fresh) setEntered(true)
    else if (event.key === 'Enter' && article) pick(article)
    else if (event.key === 'Escape') close()
    else return false
    return true
  }
  const onCode = (line: number, focused: boolean) => {
    if (!focused) return at === line ? close() : undefined
    setAt(line)
    setChosen(0)
    setEntered(false)
  }
  return {
    at: rows.length > 0 ? at : null,
    rows,
    more,
    q,
    chosen: Math.min(chosen, rows.length - 1),
    onKey,
    onCode,
    pick,
  }
}
export type Suggesting = ReturnType<typeof useSuggestions>
