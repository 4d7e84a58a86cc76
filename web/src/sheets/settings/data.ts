import type { ClientResponse, calls } from '@mandato/contract'
import { act, query } from '../../platform/api.ts'

export type LegalKind = 'privacy' | 'terms'
export type Settings = ClientResponse<(typeof calls)['settings']>
export type Choices = Settings['sheets']
export type Versions = ClientResponse<(typeof calls)['legalTextVersions']>

export const settingsQuery = () => query('settings')
export const changeSettings = () => act('changeSettings', ['settings', 'audit'])
/** What was changed of a group, by whom and when. */
export const settingsHistoryQuery = (group: string) =>
  query('audit', { query: { entity: 'settings', entity_id: group } })
export const restoreSettings = () => act('restoreSettings', ['settings', 'audit'])
export const versionsQuery = (kind: LegalKind) => query('legalTextVersions', { params: { kind } })
/** How many clients stand under each status: what a new text makes due. */
export const standingQuery = () => query('statusSheets')
export const publishText = () => act('publishLegalText', ['legalTextVersions', 'statusSheets'])
/** The text as PDF; the call is public, so a plain link opens it. */
export const pdfOf = (kind: LegalKind, version: number, language: string): string =>
  `/api/v1.0/arrex/schede/legal-text/${kind}?version=${version}&language=${language}`
