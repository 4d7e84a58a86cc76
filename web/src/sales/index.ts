export { AgencyFigures } from './AgencyFigures.tsx'
export { CategoryTable } from './CategoryTable.tsx'
export { Movers } from './Movers.tsx'
export { RevenueStrip } from './RevenueStrip.tsx'
