import { columns, defineCalls } from '@mandato/contract'
import { flag, search } from '@mandato/contract/fields/fields'
import { searchWords } from '@mandato/contract/filter-words'
import { list } from '@mandato/contract/list'
import type { Words } from '@mandato/contract/words'
import * as z from 'zod'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })
const RepairRow = z.object({
  id: z.int(),
  client: z.string(),
  subject: z.string(),
  note: z.string(),
  done: z.boolean(),
})

export const repairCalls = defineCalls({
  repairs: list(
    '/api/v1.0/repairs/{page}',
    RepairRow,
    columns(
      { key: 'client', type: 'text', sortable: true, label: w('Cliente', 'Customer', 'Client', 'Cliente') },
      { key: 'subject', type: 'text', sortable: true, label: w('Oggetto', 'Subject', 'Objet', 'Asunto') },
      { key: 'note', type: 'text', label: w('Nota', 'Note', 'Note', 'Nota') },
      { key: 'done', type: 'bool', label: w('Fatta', 'Done', 'Faite', 'Hecha') },
    ),
    {
      summary: 'Repairs of the clients in sight',
      roles: ['admin', 'sales', 'agent'],
      title: w('Riparazioni', 'Repairs', 'Réparations', 'Reparaciones'),
      filter: { q: search, done: flag.optional() },
      filterWords: { q: searchWords },
      sort: 'subject',
    },
  ),
})
