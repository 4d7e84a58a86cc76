/** Saved views, for the pages of lists; apart, so that the shell does not take them along. */
export { SavedViews } from './SavedViews.tsx'
