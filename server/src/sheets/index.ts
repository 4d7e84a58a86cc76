export { eraseSheets } from './actions/erase.ts'
export { sheetsJobs } from './jobs.ts'
export { printedPapers } from './printing/papers.ts'
export type { SheetPapers } from './papers.ts'
