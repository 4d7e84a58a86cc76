import { never } from './never.ts'

const part = 'AAAAAAAAAAAAAAAAAAAAAA'
const credential = {
  id: part,
  client_data: part,
  authenticator_data: part,
  signature: part,
  user_handle: null,
}

/** Questions about one's own second factor; none of them gives the person one, for the other questions stand on him. */
export const factorSamples = {
  factors: () => ({}),
  startTotp: () => ({}),
  confirmTotp: () => ({ body: { code: '000000' } }),
  removeTotp: () => ({ body: { code: '000000' } }),
  newRecoveryCodes: () => ({}),
  passkeys: () => ({}),
  passkeyOptions: () => ({}),
  addPasskey: () => ({
    body: {
      name: 'Telefono',
      credential: { id: part, client_data: part, attestation: part, transports: ['internal'] },
    },
  }),
  renamePasskey: () => ({ params: { id: never }, body: { name: 'Telefono' } }),
  deletePasskey: () => ({ params: { id: never } }),
  passkeySignInOptions: () => ({}),
  passkeySignIn: () => ({ body: { credential } }),
  proofOptions: () => ({}),
  prove: () => ({ body: { password: 'Sbagliata-99' } }),
} as const
