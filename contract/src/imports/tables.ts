import { importKindLegend, importStateLegend } from './import-words.ts'
import { columns } from '../call.ts'

export const errorColumns = columns(
  { key: 'line', type: 'int', label: { it: 'Riga', en: 'Line', fr: 'Ligne', es: 'Línea' } },
  { key: 'subject', type: 'text', label: { it: 'Chiave', en: 'Key', fr: 'Clé', es: 'Clave' } },
  { key: 'field', type: 'text', label: { it: 'Campo', en: 'Field', fr: 'Champ', es: 'Campo' } },
  {
    key: 'value',
    type: 'text',
    label: {
      it: 'Valore nel file',
      en: 'Value in the file',
      fr: 'Valeur dans le fichier',
      es: 'Valor en el archivo',
    },
  },
  {
    key: 'reason',
    type: 'text',
    label: { it: 'Che cosa non va', en: 'What is wrong', fr: 'Ce qui ne va pas', es: 'Qué está mal' },
  },
)
export const changeColumns = columns(errorColumns[0], errorColumns[1], {
  key: 'change',
  type: 'text',
  label: { it: 'Che cosa cambia', en: 'What changes', fr: 'Ce qui change', es: 'Qué cambia' },
})
export const importColumns = columns(
  {
    key: 'created_at',
    type: 'datetime',
    sortable: true,
    label: { it: 'Quando', en: 'When', fr: 'Quand', es: 'Cuándo' },
  },
  {
    key: 'kind',
    type: 'badge',
    sortable: true,
    words: importKindLegend,
    label: { it: 'Tipo', en: 'Kind', fr: 'Type', es: 'Tipo' },
  },
  {
    key: 'file_name',
    type: 'text',
    sortable: true,
    label: { it: 'File', en: 'File', fr: 'Fichier', es: 'Archivo' },
  },
  {
    key: 'state',
    type: 'badge',
    sortable: true,
    words: importStateLegend,
    label: { it: 'Stato', en: 'State', fr: 'État', es: 'Estado' },
  },
  { key: 'rows', type: 'int', sortable: true, label: { it: 'Righe', en: 'Rows', fr: 'Lignes', es: 'Filas' } },
  { key: 'created', type: 'int', label: { it: 'Nuove', en: 'New', fr: 'Nouvelles', es: 'Nuevas' } },
  {
    key: 'updated',
    type: 'int',
    label: { it: 'Aggiornate', en: 'Updated', fr: 'Mises à jour', es: 'Actualizadas' },
  },
  {
    key: 'unchanged',
    type: 'int',
    label: { it: 'Invariate', en: 'Unchanged', fr: 'Inchangées', es: 'Sin cambios' },
  },
  {
    key: 'rejected',
    type: 'int',
    sortable: true,
    label: { it: 'Scartate', en: 'Rejected', fr: 'Rejetées', es: 'Rechazadas' },
  },
  { key: 'by', type: 'text', label: { it: 'Chi', en: 'Who', fr: 'Qui', es: 'Quién' } },
)
