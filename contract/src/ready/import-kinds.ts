import { type FileKind, needed } from '../imports/file-kind.ts'

/** The columns of its ERP files. What the values must be is said in docs/import.md and checked by the server. */
export const readyFiles = {
  stock: {
    label: {
      it: 'Giacenze pronta consegna',
      en: 'Stock of ready goods',
      fr: 'Stock des disponibles',
      es: 'Existencias de entrega inmediata',
    },
    columns: [needed('code', 'LS-14'), needed('quantity', '4')],
  },
} as const satisfies Record<string, FileKind>
