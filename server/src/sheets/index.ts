export { eraseSheets } from './actions/erase.ts'
export { sheetsJobs } from './jobs.ts'
export type { SheetPapers } from './papers.ts'
