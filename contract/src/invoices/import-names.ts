/** Its ERP files; a row may only name codes that come in by a file before. */
export const invoicesFileNames = ['invoices', 'invoice-documents'] as const
