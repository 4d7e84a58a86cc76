import { useMemo } from 'react'
import { dot } from '../../ui/dot.ts'
import { useClientChoices } from '../../registry/index.ts'

export interface ClientOption {
  readonly value: string
  readonly id: number
  readonly label: string
}

/** The clients an order can be for; of a customer its shops. */
export function useClientOptions(): ClientOption[] {
  const { clients } = useClientChoices()
  // Made once: a thousand of them at each letter would be felt.
  return useMemo(
    () =>
      clients.map(({ id, code, business_name, city }) => ({
        value: code,
        id,
        label: [business_name, city, code].filter(Boolean).join(dot),
      })),
    [clients],
  )
}
