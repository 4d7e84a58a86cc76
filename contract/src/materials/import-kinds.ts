import { column, type FileKind, needed } from '../imports/file-kind.ts'

/** The columns of its ERP files. What the values must be is said in docs/import.md and checked by the server. */
export const materialsFiles = {
  materials: {
    label: { it: 'Materiali', en: 'Materials', fr: 'Matériel', es: 'Materiales' },
    columns: [
      needed('product_code', 'CAT-2026'),
      needed('name', 'Catalogo generale 2026'),
      column('family', 'Cataloghi'),
      column('ean', '8001234567897'),
      column('conf', '10'),
      column('price', '12.50'),
      column('cost', '4.10'),
      column('dpe', '2025-11-14'),
      column('manager', 'Ufficio marketing'),
      column('name_en', 'General catalogue 2026'),
      column('name_fr', 'Catalogue général 2026'),
      column('name_es', 'Catálogo general 2026'),
    ],
  },
} as const satisfies Record<string, FileKind>
