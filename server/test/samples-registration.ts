import { never } from './never.ts'
import { applicant } from './registrations.ts'

const token = 'x'.repeat(43)

/** Questions about requests for an account; none of them names a row that exists. */
export const registrationSamples = {
  requestRegistration: () => ({ body: applicant }),
  registrationStatus: () => ({ params: { token } }),
  confirmRegistration: () => ({ params: { token } }),
  answerRegistration: () => ({ params: { token }, body: { text: 'Siamo aperti dal 1987' } }),
  registrations: () => ({ params: { page: 1 } }),
  registration: () => ({ params: { id: never } }),
  decideRegistration: () => ({ params: { id: never }, body: { decision: 'reject', note: 'Zona coperta' } }),
  renewRegistration: () => ({ params: { id: never } }),
} as const
