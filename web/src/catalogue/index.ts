export { ApplianceDrawing } from './appliance/ApplianceDrawing.tsx'
export { ClientPrices } from './list/ClientPrices.tsx'
export { ApplianceFilters } from './list/ApplianceFilters.tsx'
export { namesAndPrices } from './list/names-and-prices.ts'
