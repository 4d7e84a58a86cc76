export { printedPapers } from './papers/drawing/papers.ts'
export type { SheetPapers } from './papers/paper.ts'
export { sheetsToSee } from './queries/day.ts'
