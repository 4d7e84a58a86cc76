export { eraseSheets } from './actions/erase.ts'
export type { SheetTools } from './acting.ts'
export { sheetsJobs } from './jobs.ts'
export type {
  BlankPaper,
  ClientList,
  PaperText,
  SheetPaper,
  SheetPapers,
  SignatureEvidence,
  SignedPdf,
} from './papers.ts'
