import { factorCalls } from '@mandato/contract/accounts/factor-calls'
import { answer } from '../platform/http/handlers.ts'
import { removeTotp, replaceRecoveryCodes, startTotp, switchTotpOn } from './factors/enrol.ts'
import { addPasskey, callPasskey, passkeyOffer, removePasskey } from './factors/passkeys.ts'
import { proofOptions, prove } from './factors/prove.ts'
import { passkeySignIn, signInQuestion } from './factors/sign-in-with-passkey.ts'
import { factorsOf } from './queries/factors.ts'
import { passkeysOf } from './queries/passkeys.ts'
import { accountGroup } from './queries/settings.ts'

const done = { success: true } as const

export const factorRoutes = answer(factorCalls, {
  factors: async (_input, { db, user }) => {
    const { two_factor_for } = await accountGroup.chosen(db)
    return { ...(await factorsOf(db, user.id)), required: two_factor_for.includes(user.role) }
  },
  startTotp: (_input, context) => startTotp(context),
  confirmTotp: ({ body }, context) => switchTotpOn(context, body.code),
  removeTotp: async ({ body }, context) => {
    await removeTotp(context, body.code)
    return done
  },
  newRecoveryCodes: (_input, context) => replaceRecoveryCodes(context),
  passkeys: async (_input, { db, user }) =>
    (await passkeysOf(db, user.id)).map(({ transports: _transports, ...key }) => key),
  passkeyOptions: (_input, context) => passkeyOffer(context),
  addPasskey: ({ body }, context) => addPasskey(context, body),
  renamePasskey: async ({ params, body }, context) => {
    await callPasskey(context, params.id, body.name)
    return { ...done, id: params.id }
  },
  deletePasskey: async ({ params }, context) => {
    await removePasskey(context, params.id)
    return done
  },
  passkeySignInOptions: (_input, context) => signInQuestion(context),
  passkeySignIn: ({ body }, context) => passkeySignIn(context, body),
  proofOptions: (_input, context) => proofOptions(context),
  prove: ({ body }, context) => prove(context, body),
})
