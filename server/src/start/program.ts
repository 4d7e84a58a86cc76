/** What the server needs before it can answer: loaded as one, while PostgreSQL starts. Jobs come after it listens. */
export { buildApp } from '../app.ts'
export { closeDocuments } from '../platform/papers/drawing/index.ts'
export { openPapers } from './papers.ts'
export { assemble, partsOfJobs } from './parts.ts'
export { welcome } from './welcome.ts'
