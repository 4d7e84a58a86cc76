import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { townsQuery } from '../data.ts'

interface Props extends Omit<AutocompleteProps, 'onChange' | 'onBlur'> {
  onChange: (town: string) => void
  /** One of the proposed towns was taken: its province is known. */
  onTown: (town: string, province: string) => void
  onBlur: () => void
}

const pause = 150

/** A town of Italy: any text is accepted; towns that begin with it are proposed with their province. */
export function TownInput({ onChange, onTown, ...field }: Props) {
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), pause)
  const read = useQuery({
    ...townsQuery(asked),
    enabled: asked.length >= 2,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  // Without a network, or where nobody knows the town, there is nothing to propose and nothing to say.
  const towns = typed.trim().length >= 2 ? (read.data?.response ?? []) : []
  const named = new Map(towns.map((town) => [`${town.name} (${town.province})`, town]))
  return (
    <Autocomplete
      {...field}
      autoComplete="off"
      data={[...named.keys()]}
      filter={({ options }) => options}
      onChange={(text) => {
        const town = named.get(text)
        setTyped(town ? '' : text)
        if (town) onTown(town.name, town.province)
        else onChange(text)
      }}
    />
  )
}
