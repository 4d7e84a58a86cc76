import type { requestListCalls } from '@mandato/contract/requests/calls'
import type { Ids, Sample } from './samples.ts'

const file = { file: '%PDF-1.7\npianta\n%%EOF\n', name: 'pianta.pdf' }
const texts = { it: 'Buongiorno', en: 'Hello', fr: 'Bonjour', es: 'Hola' }

/** A question for every call of the request list. */
export const requestSamples: Readonly<Record<keyof typeof requestListCalls, (ids: Ids) => Sample>> = {
  requests: ({ agency }) => ({ params: { page: 1 }, query: { agency: String(agency) } }),
  requestDetail: ({ requests }) => ({ params: { id: `free-${requests.open}` } }),
  createFreeRequest: () => ({ form: { fields: { subject: 'Visita', text: 'Quando si può?' }, ...file } }),
  replyRequest: ({ requests }) => ({
    params: { id: `free-${requests.open}` },
    form: { fields: { text: 'Grazie' }, ...file },
  }),
  closeRequest: ({ requests }) => ({ params: { id: `free-${requests.closing}` }, body: {} }),
  assignRequest: ({ requests }) => ({ params: { id: `free-${requests.open}` }, body: {} }),
  noteRequest: ({ requests }) => ({
    params: { id: `free-${requests.open}` },
    body: { text: 'Sentire il magazzino' },
  }),
  requestTemplates: () => ({}),
  saveRequestTemplate: () => ({ body: { name: 'Serve una foto', ...texts } }),
  deleteRequestTemplate: ({ requests }) => ({ params: { id: requests.template } }),
}
