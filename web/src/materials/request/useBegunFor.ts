import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '../../registry/index.ts'
import { dot } from '../../ui/dot.ts'
import type { For } from './typed.ts'

/** The client somebody came from to ask for materials; head office names its agency as well. */
export function useBegunFor(client: number | undefined, staff: boolean): For | undefined {
  const { data } = useQuery({ ...clientQuery(client ?? 0), enabled: client !== undefined })
  if (client === undefined || !data) return undefined
  const { business_name, office, code, agency } = data.response
  return {
    client,
    name: [business_name, office.city, code].filter(Boolean).join(dot),
    ...(staff && { agency: agency.id }),
  }
}
