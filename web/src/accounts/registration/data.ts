import {
  act,
  type Answer,
  type Asked,
  type FileKind,
  listFile,
  listQuery,
  query,
  type Watch,
} from '../../platform/api.ts'

export type RegistrationRow = Answer<'registrations'>['response'][number]
export type Registration = Answer<'registration'>['response']

export const privacyQuery = (language: 'it' | 'en' | 'fr' | 'es') =>
  query('privacyText', { query: { language } })
export const requestRegistration = () => act('requestRegistration')
export const statusQuery = (token: string) => query('registrationStatus', { params: { token } })
export const confirmRegistration = () => act('confirmRegistration', ['registrationStatus'])
export const answerRegistration = () => act('answerRegistration', ['registrationStatus'])

export const registrationsQuery = (asked: Asked) => listQuery('registrations', asked)
export const registrationsFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('registrations', asked, kind, watch)
export const registrationQuery = (id: number) => query('registration', { params: { id } })
export const clientSearchQuery = (q: string) => query('search', { query: { q } })
const changed = ['registrations', 'registration', 'tasks'] as const
export const decideRegistration = () => act('decideRegistration', changed)
export const renewRegistration = () => act('renewRegistration', changed)
