import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { agencyChoicesQuery, agencyQuery } from './data.ts'

export interface Choice {
  readonly key: string
  readonly label: string
}

/**
 * The agencies to choose from: those the server finds for what is typed, however many there are, and the chosen one,
 * which needs its name wherever it stands.
 */
export function useAgencyChoices(
  typed: string,
  chosen: number | undefined,
  enabled = true,
): readonly Choice[] {
  const [asked] = useDebouncedValue(typed.trim(), 200)
  const found = useQuery({ ...agencyChoicesQuery(asked), enabled, placeholderData: keepPreviousData })
  const own = useQuery({ ...agencyQuery(chosen ?? 0), enabled: enabled && chosen !== undefined })
  const choices = (found.data?.response ?? []).map((row) => ({
    key: String(row.id),
    label: row.business_name,
  }))
  const name = chosen !== undefined && own.data?.response.business_name
  if (!name || choices.some(({ key }) => key === String(chosen))) return choices
  return [{ key: String(chosen), label: name }, ...choices]
}
