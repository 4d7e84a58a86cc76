import { preparationStatusLegend, shipmentStatusLegend } from '@mandato/contract/shipping/legends'
import type { KeptShipmentStatus, PreparationStatus } from '@mandato/contract/shipping/status'
import type { Language } from '@mandato/contract/words'
import { defineRefusals, type Refusal } from '../platform/errors.ts'

export const refuse = defineRefusals({
  shipment_not_in_state: {
    status: 409,
    it: 'La spedizione {number} è nello stato «{state}»: l’operazione non è possibile.',
    en: 'The status of shipment {number} is “{state}”: this is not possible.',
    fr: 'L’expédition {number} est dans l’état « {state} » : opération impossible.',
    es: 'El envío {number} está en el estado «{state}»: la operación no es posible.',
  },
  preparation_not_in_state: {
    status: 409,
    it: 'La preparazione {id} è nello stato «{state}»: l’operazione non è possibile.',
    en: 'The status of preparation {id} is “{state}”: this is not possible.',
    fr: 'La préparation {id} est dans l’état « {state} » : opération impossible.',
    es: 'La preparación {id} está en el estado «{state}»: la operación no es posible.',
  },
  preparation_not_ready: {
    status: 422,
    it: 'La preparazione {id} è ancora aperta: prima va chiusa.',
    en: 'Preparation {id} is still open: close it first.',
    fr: 'La préparation {id} est encore ouverte : clôturez-la d’abord.',
    es: 'La preparación {id} sigue abierta: ciérrala primero.',
  },
  preparation_empty: {
    status: 409,
    it: 'Una preparazione senza righe non può essere pronta.',
    en: 'A preparation without lines cannot be ready.',
    fr: 'Une préparation sans ligne ne peut pas être prête.',
    es: 'Una preparación sin líneas no puede estar lista.',
  },
  two_recipients: {
    status: 409,
    it: 'I destinatari sono diversi: {names}. Una spedizione ne ha uno solo.',
    en: 'The recipients differ: {names}. A shipment has one only.',
    fr: 'Les destinataires diffèrent : {names}. Une expédition n’en a qu’un.',
    es: 'Los destinatarios son distintos: {names}. Un envío tiene solo uno.',
  },
  two_places: {
    status: 409,
    it: 'I luoghi di destinazione sono diversi: {names}. Sceglierne uno per tutte.',
    en: 'The places of delivery differ: {names}. Choose one for all.',
    fr: 'Les lieux de livraison diffèrent : {names}. Choisissez-en un pour toutes.',
    es: 'Los lugares de entrega son distintos: {names}. Elige uno para todas.',
  },
  not_of_this_agency: {
    status: 422,
    it: 'Il destinatario non è l’agenzia di queste righe né un suo cliente.',
    en: 'The recipient is neither the agency of these lines nor one of its customers.',
    fr: 'Le destinataire n’est ni l’agence de ces lignes ni l’un de ses clients.',
    es: 'El destinatario no es la agencia de estas líneas ni uno de sus clientes.',
  },
  no_place: {
    status: 409,
    it: 'Manca il luogo di destinazione: completare l’indirizzo di {name} in anagrafe o sceglierne un altro.',
    en: 'The place of delivery is missing: complete the address of {name} in the registry, or choose another.',
    fr: 'Le lieu de livraison manque : complétez l’adresse de {name} dans le registre ou choisissez-en un autre.',
    es: 'Falta el lugar de entrega: completa la dirección de {name} en el registro o elige otro.',
  },
  too_many_pieces: {
    status: 409,
    it: '{name}: da inviare ne restano {residual}.',
    en: '{name}: only {residual} are left to send.',
    fr: '{name} : il n’en reste que {residual} à expédier.',
    es: '{name}: solo quedan {residual} por enviar.',
  },
  no_parcels: {
    status: 409,
    it: 'Senza colli non si imballa: inserire almeno un collo con il peso.',
    en: 'Nothing is packed without parcels: enter at least one, with its weight.',
    fr: 'Pas d’emballage sans colis : saisissez-en au moins un, avec son poids.',
    es: 'No se embala sin bultos: indica al menos uno, con su peso.',
  },
  parcels_unweighed: {
    status: 409,
    it: 'Manca il peso dei colli {parcels}.',
    en: 'The weight of parcels {parcels} is missing.',
    fr: 'Le poids des colis {parcels} manque.',
    es: 'Falta el peso de los bultos {parcels}.',
  },
  letter_not_yet: {
    status: 409,
    it: 'La lettera di trasporto c’è quando la spedizione {number} è pronta.',
    en: 'There is a delivery note once shipment {number} is ready.',
    fr: 'Le bon de livraison existe une fois l’expédition {number} prête.',
    es: 'El albarán existe cuando el envío {number} está listo.',
  },
  date_before_letter: {
    status: 422,
    it: 'La merce non parte prima della data della sua lettera ({date}).',
    en: 'Goods do not leave before the date of their letter ({date}).',
    fr: 'La marchandise ne part pas avant la date de son bon ({date}).',
    es: 'La mercancía no sale antes de la fecha de su albarán ({date}).',
  },
  date_ahead: {
    status: 422,
    it: 'La data è nel futuro: oggi è il {today}.',
    en: 'The date is ahead: today is {today}.',
    fr: 'La date est dans le futur : nous sommes le {today}.',
    es: 'La fecha es futura: hoy es {today}.',
  },
  more_than_shipped: {
    status: 409,
    it: '{code}: di questa spedizione ne possono tornare al massimo {most}.',
    en: '{code}: at most {most} of this shipment can come back.',
    fr: '{code} : au plus {most} de cette expédition peuvent revenir.',
    es: '{code}: de este envío pueden volver como mucho {most}.',
  },
  code_of_another: {
    status: 422,
    it: 'Il codice {code} non è quello del materiale indicato ({right}).',
    en: 'The code {code} is not that of the material named ({right}).',
    fr: 'Le code {code} n’est pas celui du matériel indiqué ({right}).',
    es: 'El código {code} no es el del material indicado ({right}).',
  },
  empty_signature: {
    status: 422,
    it: 'La firma non si legge: firmare di nuovo nel riquadro.',
    en: 'The signature cannot be read: sign in the box again.',
    fr: 'La signature est illisible : signez à nouveau dans le cadre.',
    es: 'La firma no se lee: firma otra vez en el recuadro.',
  },
  hand_over_stays: {
    status: 409,
    it: 'Una consegna si annulla entro un giorno, da chi l’ha registrata o dal magazzino.',
    en: 'A hand-over is undone within a day, by whoever entered it or by the warehouse.',
    fr: 'Une remise s’annule dans la journée, par la personne qui l’a saisie ou par l’entrepôt.',
    es: 'Una entrega se anula en el plazo de un día, por quien la registró o por el almacén.',
  },
  client_is_gone: {
    status: 409,
    it: 'Il cliente è stato cancellato: non riceve più materiali.',
    en: 'The customer has been deleted and receives no more materials.',
    fr: 'Le client a été supprimé : il ne reçoit plus de matériel.',
    es: 'El cliente ha sido dado de baja: ya no recibe material.',
  },
})

export const shipmentNotInState = (
  { number, status }: { readonly number: string; readonly status: KeptShipmentStatus },
  language: Language,
): Refusal =>
  refuse(
    'shipment_not_in_state',
    { number, state: shipmentStatusLegend[status].label[language] },
    { current: { status } },
  )

export const preparationNotInState = (
  { id, status }: { readonly id: number; readonly status: PreparationStatus },
  language: Language,
): Refusal =>
  refuse(
    'preparation_not_in_state',
    { id, state: preparationStatusLegend[status].label[language] },
    { current: { id, status } },
  )
