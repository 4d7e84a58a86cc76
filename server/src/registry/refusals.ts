import { openKindLabels } from '@mandato/contract/registry/client-labels'
import { customerStatusLegend } from '@mandato/contract/registry/customer-status'
import type { Language } from '@mandato/contract/words'
import { defineRefusals, type Refusal } from '../platform/errors.ts'
import type { Open } from './client-slots.ts'
import type { CustomerStatus } from '@mandato/contract/registry/customer-status'

const refuse = defineRefusals({
  not_in_this_status: {
    status: 409,
    it: 'Il cliente è nello stato «{state}»: l’operazione non è possibile.',
    en: 'The customer’s status is “{state}”: this is not possible.',
    fr: 'Le client est dans l’état « {state} » : opération impossible.',
    es: 'El cliente está en el estado «{state}»: la operación no es posible.',
  },
  client_has_open_things: {
    status: 409,
    it: 'Il cliente non si può cancellare finché restano aperti: {open}.',
    en: 'The customer cannot be deleted while these are open: {open}.',
    fr: 'Le client ne peut pas être supprimé tant que restent ouverts : {open}.',
    es: 'El cliente no se puede eliminar mientras sigan abiertos: {open}.',
  },
})

/** The act does not fit the status the client is in; the sentence names it. */
export const wrongStatus = (status: CustomerStatus, language: Language): Refusal =>
  refuse(
    'not_in_this_status',
    { state: customerStatusLegend[status].label[language] },
    { current: { customer_status: status } },
  )

/** Named one by one up to this many; the answer's `current` lists them all. */
const named = 5

export function stillOpen(open: readonly Open[], language: Language): Refusal {
  const names = open
    .slice(0, named)
    .map(({ kind, reference }) => `${openKindLabels[kind][language]} ${reference}`)
  const rest = open.length - names.length
  return refuse(
    'client_has_open_things',
    { open: rest > 0 ? `${names.join(', ')} … +${rest}` : names.join(', ') },
    { current: { open } },
  )
}
