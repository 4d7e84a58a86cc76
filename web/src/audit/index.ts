export type { AuditEntry } from './data.ts'
export { EntryList } from './EntryList.tsx'
export { HistoryCard } from './HistoryCard.tsx'
