import type { FilterWords } from '../call.ts'
import { entityWords } from './entity-words.ts'

/** What the filters of the audit trail are called in its files. */
export const auditFilterWords: Readonly<Record<string, FilterWords>> = {
  user: { label: { it: 'Persona', en: 'Person', fr: 'Personne', es: 'Persona' } },
  entity: { label: { it: 'Tipo', en: 'Kind', fr: 'Type', es: 'Tipo' }, choices: entityWords },
  entity_id: { label: { it: 'Numero', en: 'Number', fr: 'Numéro', es: 'Número' } },
  before: { label: { it: 'Prima di', en: 'Before', fr: 'Avant', es: 'Antes de' } },
  from: { label: { it: 'Dal', en: 'From', fr: 'Du', es: 'Desde' } },
  to: { label: { it: 'Al', en: 'To', fr: 'Au', es: 'Hasta' } },
}
