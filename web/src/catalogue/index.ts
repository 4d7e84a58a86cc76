export { ApplianceDrawing } from './appliance/ApplianceDrawing.tsx'
