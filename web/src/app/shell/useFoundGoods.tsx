import { IconTag, IconToolsKitchen2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { holds, roleOf, type User } from '../../accounts/index.ts'
import { applianceSearch } from '../../catalogue/index.ts'
import { type KnownCall, mayAsk } from '../../platform/wires.ts'
import { priceSearch } from '../../prices/index.ts'
import { dot } from '../../ui/dot.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Entry } from './entry.ts'

/** The shortest piece of a code or name that is looked for (specification §9). */
const shortest = 3
/** So many of each; the page they lead to has all. */
const most = 5

/** Prices and appliances, for who may see them: each by the call of its own screen. */
export function useFoundGoods(me: User, question: string) {
  const navigate = useNavigate()
  const format = useFormat()
  const long = question.length >= shortest
  const may = (call: KnownCall) => mayAsk(call, roleOf(me), (permission) => holds(me, permission))
  const asksPrices = long && may('searchPrices')
  const asksAppliances = long && may('appliances')
  const found = useQuery({ ...priceSearch(question), enabled: asksPrices })
  const shown = useQuery({ ...applianceSearch(question, most), enabled: asksAppliances })
  const prices: Entry[] = (asksPrices ? (found.data?.response ?? []) : []).slice(0, most).map((row) => ({
    key: `price-${row.code}`,
    icon: IconTag,
    label: row.code,
    mark: <EnergyArrow of={row} height={18} />,
    note: [row.description, row.net_price !== null && format.price(row.net_price, row.currency)]
      .filter(Boolean)
      .join(dot),
    open: () => void navigate({ to: '/prices', search: { q: row.code, code: row.code } }),
  }))
  const appliances: Entry[] = (asksAppliances ? (shown.data?.response ?? []) : []).map((row) => ({
    key: `appliance-${row.id}`,
    icon: IconToolsKitchen2,
    label: row.name,
    mark: <EnergyArrow of={row} height={18} />,
    note: [row.brand, row.code].filter(Boolean).join(dot),
    open: () => void navigate({ to: '/appliances/$id', params: { id: String(row.id) }, search: {} }),
  }))
  const isBehind = (read: typeof found | typeof shown) => read.isPlaceholderData || read.isLoading
  return {
    prices,
    appliances,
    /** What is listed answers an earlier question, or is not there yet. */
    behind: (asksPrices && isBehind(found)) || (asksAppliances && isBehind(shown)),
  }
}
