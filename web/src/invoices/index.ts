export { ProofTable } from './one/ProofTable.tsx'
