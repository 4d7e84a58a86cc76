export { LegalSections } from './LegalBlock.tsx'
