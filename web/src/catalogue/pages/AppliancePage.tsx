import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OneAppliance } from '../appliance/OneAppliance.tsx'

const route = getRouteApi('/in/appliances/$id')

/** One appliance. */
export function AppliancePage(): ReactNode {
  const { id } = route.useParams()
  const { customer } = route.useSearch()
  return <OneAppliance key={id} id={Number(id)} customer={customer} />
}
