import type { ClientResponse, calls } from '@mandato/contract'
import type { DeadLink } from '@mandato/contract/signing/calls'
import { ApiError } from '../platform/api-error.ts'
import { call, type Input } from '../platform/call.ts'

export type Sheet = ClientResponse<(typeof calls)['signerPage']>
export type LegalText = Sheet['legal']['privacy']
export type Given = Input<'signSheet'>['body']

export const openSheet = async (token: string, signal: AbortSignal): Promise<Sheet> =>
  (await call('signerPage', { params: { token } }, { signal })).response
export const askForCode = async (token: string) =>
  (await call('sendSigningCode', { params: { token } })).response
export const checkCode = async (token: string, code: string) =>
  (await call('checkSigningCode', { params: { token }, body: { code } })).response
export const signSheet = (token: string, body: Given) => call('signSheet', { params: { token }, body })
export const declineSheet = (token: string, reason: string) =>
  call('declineSheet', { params: { token }, body: { reason } })
export const checkDocument = async (file: File) => (await call('checkDocument', { file })).response

/** Why a link is good for nothing any more; null for any other failure. */
export const deadLink = (error: unknown): DeadLink | null =>
  error instanceof ApiError && error.key === 'link_gone' ? (error.current as DeadLink) : null

export type Gone = DeadLink['because'] | 'unknown' | 'unreachable'

/** What a page without a sheet says: why its link is dead, that there is none, or that no answer came. */
export const goneBecause = (error: unknown): Gone =>
  deadLink(error)?.because ?? (error instanceof ApiError && error.status === 404 ? 'unknown' : 'unreachable')
