import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMe } from '../../accounts/index.ts'
import { dot } from '../../ui/dot.ts'
import { clientChoicesQuery } from '../../registry/index.ts'
import { ownRecordQuery } from '../data.ts'

export interface ClientOption {
  readonly value: string
  readonly id: number
  readonly label: string
}

/** The clients an order can be for; a customer orders for itself. */
export function useClientOptions(): ClientOption[] {
  const own = useMe()?.client_id ?? null
  const clients = useQuery({ ...clientChoicesQuery(), enabled: own === null })
  const record = useQuery({ ...ownRecordQuery(own ?? 0), enabled: own !== null })
  const many = clients.data
  const one = record.data
  // Made once: a thousand of them at each letter would be felt.
  return useMemo(() => {
    const all = own === null ? (many?.response ?? []) : one ? [one.response] : []
    return all.flatMap((client) =>
      'code' in client && client.code !== null
        ? [
            {
              value: client.code,
              id: client.id,
              label: [client.business_name, 'city' in client ? client.city : null, client.code]
                .filter(Boolean)
                .join(dot),
            },
          ]
        : [],
    )
  }, [own, many, one])
}
