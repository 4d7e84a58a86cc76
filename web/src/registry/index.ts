/** What other domains and the shell may use of the registry. */
export { agencyQuery, clientChoicesQuery, clientSearch } from './data.ts'
export { clientQuery } from './clients/data.ts'
export { directionsTo } from './directions.ts'
export { LazyStopsMap } from './map/LazyMaps.tsx'
export { ClientChip } from './ClientChip.tsx'
export { CustomerBadge, SheetBadge, useStatusWords } from './StatusBadge.tsx'
export { useAgencyChoices } from './useAgencyChoices.ts'
export { useClientChoices } from './useClientChoices.ts'
