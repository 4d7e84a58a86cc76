import { column, type FileKind, needed } from '../imports/file-kind.ts'

/** The columns of its ERP files. What the values must be is said in docs/import.md and checked by the server. */
export const pricesFiles = {
  prices: {
    label: { it: 'Prezzi', en: 'Prices', fr: 'Prix', es: 'Precios' },
    columns: [
      needed('list', 'IT-A'),
      needed('code', 'CF60-216'),
      needed('valid_from', '2026-01-01'),
      column('description', 'Colonna forno e microonde H 216'),
      column('family_code', 'NN'),
      needed('price', '1248.00'),
      column('currency', 'EUR'),
      column('unit', 'pz'),
      column('valid_to', '2026-12-31'),
      column('dimensions', '60 × 216 × 58 cm'),
      column('finish_group', 'fascia 3'),
    ],
  },
  discounts: {
    label: { it: 'Sconti', en: 'Discounts', fr: 'Remises', es: 'Descuentos' },
    columns: [
      column('client_code', '014207'),
      column('list'),
      column('family_code', 'NN'),
      needed('valid_from', '2026-01-01'),
      needed('chain', '50+10+5'),
      column('valid_to', '2026-12-31'),
      column('note', 'condizioni rev. 4'),
    ],
  },
} as const satisfies Record<string, FileKind>
