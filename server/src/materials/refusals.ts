import type { RequestStatus } from '@mandato/contract/materials/status'
import { requestStatusLegend } from '@mandato/contract/materials/status-words'
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
  too_late_to_undo: {
    status: 409,
    it: 'Si riprende solo una decisione propria, entro {minutes} minuti: ora si può cambiare la quantità o togliere la riga da «da inviare».',
    en: 'Only your own decision can be taken back, within {minutes} minutes: now change the quantity, or take the line off “to send”.',
    fr: 'Seule votre propre décision peut être reprise, dans les {minutes} minutes : modifiez maintenant la quantité, ou retirez la ligne de « à expédier ».',
    es: 'Solo se puede retirar una decisión propia, en {minutes} minutos: ahora cambie la cantidad o quite la línea de «por enviar».',
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
  agency_needed: {
    status: 422,
    it: 'Indica l’agenzia per cui è la richiesta.',
    en: 'Say which agency the request is for.',
    fr: 'Indiquez l’agence concernée par la demande.',
    es: 'Indica para qué agencia es la solicitud.',
  },
  code_taken: {
    status: 409,
    it: 'Il codice {code} è già di un altro materiale.',
    en: 'The code {code} already belongs to another material.',
    fr: 'Le code {code} appartient déjà à un autre matériel.',
    es: 'El código {code} ya es de otro material.',
  },
  ean_taken: {
    status: 409,
    it: 'L’EAN {ean} è già del materiale {code}.',
    en: 'The EAN {ean} already belongs to the material {code}.',
    fr: 'L’EAN {ean} appartient déjà au matériel {code}.',
    es: 'El EAN {ean} ya es del material {code}.',
  },
  code_is_fixed: {
    status: 409,
    it: '{code} ha già movimenti o richieste: il codice non si cambia più.',
    en: '{code} already has movements or requests: its code no longer changes.',
    fr: '{code} a déjà des mouvements ou des demandes : son code ne change plus.',
    es: '{code} ya tiene movimientos o solicitudes: su código ya no cambia.',
  },
  no_such_family: {
    status: 422,
    it: 'La famiglia scelta non esiste più.',
    en: 'The chosen family no longer exists.',
    fr: 'La famille choisie n’existe plus.',
    es: 'La familia elegida ya no existe.',
  },
  family_taken: {
    status: 409,
    it: 'La famiglia «{name}» esiste già.',
    en: 'The family “{name}” already exists.',
    fr: 'La famille « {name} » existe déjà.',
    es: 'La familia «{name}» ya existe.',
  },
  family_in_itself: {
    status: 409,
    it: 'Una famiglia non può stare sotto se stessa.',
    en: 'A family cannot stand below itself.',
    fr: 'Une famille ne peut pas être sous elle-même.',
    es: 'Una familia no puede estar debajo de sí misma.',
  },
  family_in_use: {
    status: 409,
    it: '«{name}» contiene ancora materiali o famiglie.',
    en: '“{name}” still holds materials or families.',
    fr: '« {name} » contient encore du matériel ou des familles.',
    es: '«{name}» todavía contiene materiales o familias.',
  },
  picture_type: {
    status: 415,
    it: 'Formato non accettato: serve un’immagine PNG, JPEG o WebP.',
    en: 'Format not accepted: a PNG, JPEG or WebP picture is needed.',
    fr: 'Format refusé : il faut une image PNG, JPEG ou WebP.',
    es: 'Formato no aceptado: hace falta una imagen PNG, JPEG o WebP.',
  },
  picture_broken: {
    status: 422,
    it: 'L’immagine non si può leggere: è incompleta, danneggiata o troppo grande.',
    en: 'The picture cannot be read: it is incomplete, damaged or too large.',
    fr: 'L’image est illisible : incomplète, endommagée ou trop grande.',
    es: 'La imagen no se puede leer: está incompleta, dañada o es demasiado grande.',
  },
  too_many_pictures: {
    status: 409,
    it: 'Un materiale ha al massimo {most} immagini.',
    en: 'A material has at most {most} pictures.',
    fr: 'Un matériel a au plus {most} images.',
    es: 'Un material tiene como máximo {most} imágenes.',
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
