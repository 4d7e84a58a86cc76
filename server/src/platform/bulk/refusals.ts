import { defineRefusals } from '../errors.ts'

export const refuseBulk = defineRefusals({
  bulk_at_work: {
    status: 409,
    it: 'La stessa operazione è già in corso: attendi che finisca o fermala.',
    en: 'The same operation is already running: wait for its end or stop it.',
    fr: 'La même opération est déjà en cours : attendez sa fin ou arrêtez-la.',
    es: 'La misma operación ya está en curso: espera a que termine o detenla.',
  },
})
