import { column, type FileKind, needed } from '../imports/file-kind.ts'

/** The columns of its ERP files. What the values must be is said in docs/import.md and checked by the server. */
export const catalogueFiles = {
  appliances: {
    label: {
      it: 'Elettrodomestici',
      en: 'Appliances',
      fr: 'Électroménagers',
      es: 'Electrodomésticos',
    },
    columns: [
      needed('code', 'LS-14'),
      needed('name', 'Lavastoviglie da incasso, 14 coperti'),
      column('brand', 'Nardi Casa'),
      column('ean', '8001234567897'),
      column('family_code', 'E2'),
      column('energy_class', 'B'),
      column('energy_group', 'dishwasher'),
      column('eprel_number', '1234567'),
      column('width', '598'),
      column('height', '815'),
      column('depth', '550'),
      column('weight', '38.5'),
      column('price', '612.00'),
      column('compatible_models', 'LS-10 LS-12'),
    ],
  },
} as const satisfies Record<string, FileKind>
