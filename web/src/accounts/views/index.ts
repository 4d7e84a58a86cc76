/** Saved views, for the pages of lists; apart, so that the shell does not take them along. */
export { SavedViews, viewsOf } from './SavedViews.tsx'
