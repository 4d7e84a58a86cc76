import { act, type Answer, query } from '../../platform/api.ts'

export type Passkey = Answer<'passkeys'>['response'][number]

export const factorsQuery = () => query('factors')
export const passkeysQuery = () => query('passkeys')

const changed = ['factors', 'passkeys', 'sessions'] as const
export const startTotp = () => act('startTotp')
export const confirmTotp = () => act('confirmTotp', changed)
export const removeTotp = () => act('removeTotp', changed)
export const newRecoveryCodes = () => act('newRecoveryCodes', changed)
export const passkeyOptions = () => act('passkeyOptions')
export const addPasskey = () => act('addPasskey', changed)
export const renamePasskey = () => act('renamePasskey', changed)
export const deletePasskey = () => act('deletePasskey', changed)
