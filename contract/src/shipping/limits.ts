/** So many lines fit one act on a preparation; a longer list makes several. */
export const mostLines = 500
/** So many lines are prepared by one call, in as many preparations as they need. */
export const mostToPrepare = 10 * mostLines
