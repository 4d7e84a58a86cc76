import { column, type FileKind, needed } from '../imports/file-kind.ts'

/** The columns of its ERP files. What the values must be is said in docs/import.md and checked by the server. */
export const salesFiles = {
  budgets: {
    label: { it: 'Budget', en: 'Budgets', fr: 'Budgets', es: 'Presupuestos' },
    columns: [
      needed('year', '2026'),
      needed('agency_code', '0217'),
      needed('category', 'furniture'),
      column('client_code'),
      column('month'),
      needed('amount', '1200000.00'),
    ],
  },
} as const satisfies Record<string, FileKind>
