/** Its ERP files; a row may only name codes that come in by a file before. */
export const readyFileNames = ['stock'] as const
