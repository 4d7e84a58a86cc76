import type { ClientResponse, calls } from '@mandato/contract'
import { act, query } from '../../platform/api.ts'

export type LegalKind = 'privacy' | 'terms'
export type Settings = ClientResponse<(typeof calls)['settings']>
export type Choices = Settings['sheets']
export type Versions = ClientResponse<(typeof calls)['legalTextVersions']>

export const settingsQuery = () => query('settings')
export const changeSettings = () => act('changeSettings', ['settings'])
export const versionsQuery = (kind: LegalKind) => query('legalTextVersions', { params: { kind } })
/** How many clients stand under each status: what a new text makes due. */
export const standingQuery = () => query('statusSheets')
export const publishText = () => act('publishLegalText', ['legalTextVersions', 'statusSheets'])
/** The text on paper; open to everybody, so that the browser fetches it by itself. */
export const pdfOf = (kind: LegalKind, version: number, language: string): string =>
  `/api/v1.0/arrex/schede/legal-text/${kind}?version=${version}&language=${language}`
