import { requestStatusLegend, type RequestStatus } from '@mandato/contract/materials/status'
import type { Language } from '@mandato/contract/words'
import { defineRefusals, type Refusal } from '../platform/errors.ts'

export const refuse = defineRefusals({
  request_not_in_state: {
    status: 409,
    it: 'La richiesta è nello stato «{state}»: l’operazione non è possibile.',
    en: 'The request’s status is “{state}”: this is not possible.',
    fr: 'La demande est dans l’état « {state} » : opération impossible.',
    es: 'La solicitud está en el estado «{state}»: la operación no es posible.',
  },
  short_of_stock: {
    status: 409,
    it: 'Il magazzino non basta: {short}.',
    en: 'The warehouse does not have enough: {short}.',
    fr: 'Le stock ne suffit pas : {short}.',
    es: 'El almacén no alcanza: {short}.',
  },
  material_archived: {
    status: 409,
    it: 'Il materiale {codes} è archiviato.',
    en: 'The material {codes} is archived.',
    fr: 'Le matériel {codes} est archivé.',
    es: 'El material {codes} está archivado.',
  },
  not_so_many_held: {
    status: 409,
    it: 'Non ne ha così tanti: {short}.',
    en: 'There are not so many there: {short}.',
    fr: 'Il n’y en a pas autant : {short}.',
    es: 'No hay tantos: {short}.',
  },
  more_than_residual: {
    status: 409,
    it: 'Della riga {id} restano da inviare {residual} pezzi.',
    en: 'Of line {id} there are {residual} pieces left to send.',
    fr: 'Il reste {residual} pièces à expédier de la ligne {id}.',
    es: 'De la línea {id} quedan {residual} piezas por enviar.',
  },
  already_sent: {
    status: 409,
    it: 'Una parte della riga {id} è già partita: il resto si può solo togliere da «da inviare».',
    en: 'Part of line {id} has already left: the rest can only be taken off “to send”.',
    fr: 'Une partie de la ligne {id} est déjà partie : le reste ne peut qu’être retiré de « à expédier ».',
    es: 'Parte de la línea {id} ya ha salido: el resto solo se puede quitar de «por enviar».',
  },
  not_a_part: {
    status: 422,
    it: 'Una parte è meno dei {requested} pezzi richiesti.',
    en: 'A part is less than the {requested} pieces asked for.',
    fr: 'Une partie est inférieure aux {requested} pièces demandées.',
    es: 'Una parte es menos de las {requested} piezas solicitadas.',
  },
  other_code: {
    status: 422,
    it: 'Il codice non è quello del materiale, che è {code}.',
    en: 'The code is not that of the material, which is {code}.',
    fr: 'Le code n’est pas celui du matériel, qui est {code}.',
    es: 'El código no es el del material, que es {code}.',
  },
  material_committed: {
    status: 409,
    it: 'Di {code} sono impegnati {committed} pezzi: prima vanno inviati o tolti da «da inviare».',
    en: '{committed} pieces of {code} are committed: send them or take them off “to send” first.',
    fr: '{committed} pièces de {code} sont engagées : expédiez-les ou retirez-les de « à expédier » d’abord.',
    es: 'Hay {committed} piezas de {code} comprometidas: antes hay que enviarlas o quitarlas de «por enviar».',
  },
  already_undone: {
    status: 409,
    it: 'La consegna è già stata annullata.',
    en: 'The hand-over has already been undone.',
    fr: 'La remise a déjà été annulée.',
    es: 'La entrega ya se ha anulado.',
  },
  came_back: {
    status: 409,
    it: 'Una parte dei pezzi è già tornata: la consegna non si annulla più.',
    en: 'Some of the pieces have already come back: the hand-over can no longer be undone.',
    fr: 'Une partie des pièces est déjà revenue : la remise ne peut plus être annulée.',
    es: 'Parte de las piezas ya ha vuelto: la entrega ya no se puede anular.',
  },
})

/** The act does not fit the status a line is in; the sentence names it, the answer carries it. */
export const notInState = (line: { id: number; status: RequestStatus }, language: Language): Refusal =>
  refuse(
    'request_not_in_state',
    { state: requestStatusLegend[line.status].label[language] },
    { current: { id: line.id, status: line.status } },
  )

/** A material of which there is less than an act needs. */
export interface Short {
  readonly product_id: number
  readonly product_code: string
  readonly wanted: number
  readonly available: number
}

const listed = (short: readonly Short[]): string =>
  short.map(({ product_code, wanted, available }) => `${product_code} ${available}/${wanted}`).join(', ')

export const shortOfStock = (short: readonly Short[]): Refusal =>
  refuse('short_of_stock', { short: listed(short) }, { current: { short } })
export const notSoManyHeld = (short: readonly Short[]): Refusal =>
  refuse('not_so_many_held', { short: listed(short) }, { current: { short } })
export const archived = (stock: readonly { product_id: number; product_code: string }[]): Refusal =>
  refuse(
    'material_archived',
    { codes: stock.map((one) => one.product_code).join(', ') },
    { current: { archived: stock.map((one) => one.product_id) } },
  )
