/** What other domains and the shell may use of the registry. */
export { clientSearch } from './data.ts'
