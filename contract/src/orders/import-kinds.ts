import { column, type FileKind, needed } from '../imports/file-kind.ts'

/** The columns of its ERP files. What the values must be is said in docs/import.md and checked by the server. */
export const ordersFiles = {
  orders: {
    label: {
      it: 'Avanzamento ordini',
      en: 'Progress of orders',
      fr: 'Avancement des commandes',
      es: 'Avance de pedidos',
    },
    columns: [
      needed('order_number', 'OM-2025/00417'),
      needed('event', 'in_production'),
      needed('date', '2025-11-14'),
      column('reference', 'ERP 88123'),
    ],
  },
} as const satisfies Record<string, FileKind>
