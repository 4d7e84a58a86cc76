export { ApplianceDrawing } from './appliance/ApplianceDrawing.tsx'
export { ApplianceFilters } from './list/ApplianceFilters.tsx'
