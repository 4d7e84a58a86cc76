import { sheetStatusWords } from '@mandato/contract/sheets/status-words'
import type { Language } from '@mandato/contract/words'
import { defineRefusals } from '../platform/errors.ts'
import type { SheetStatus } from '@mandato/contract/sheets/status'

export const refuse = defineRefusals({
  sheet_not_in_state: {
    status: 409,
    it: 'La scheda è nello stato «{state}»: l’operazione non è possibile.',
    en: 'The sheet’s status is “{state}”: this is not possible.',
    fr: 'La fiche est dans l’état « {state} » : opération impossible.',
    es: 'La ficha está en el estado «{state}»: la operación no es posible.',
  },
  signature_needed: {
    status: 409,
    it: 'Sono cambiati dati contrattuali: la revisione va firmata prima della verifica.',
    en: 'Contractual data have changed: the revision must be signed before the review.',
    fr: 'Des données contractuelles ont changé : la révision doit être signée avant la vérification.',
    es: 'Han cambiado datos contractuales: la revisión debe firmarse antes de revisarla.',
  },
  own_address: {
    status: 422,
    it: 'Questo indirizzo è dell’azienda o di un’agenzia: per la firma serve un indirizzo del cliente.',
    en: 'This address belongs to the company or an agency: the signature needs an address of the customer.',
    fr: 'Cette adresse appartient à l’entreprise ou à une agence : la signature exige une adresse du client.',
    es: 'Esta dirección es de la empresa o de una agencia: para firmar hace falta una dirección del cliente.',
  },
  four_eyes: {
    status: 403,
    it: 'L’ultima modifica è tua: la conferma spetta a un’altra persona.',
    en: 'The last change is yours: another person has to confirm.',
    fr: 'La dernière modification est la vôtre : une autre personne doit confirmer.',
    es: 'El último cambio es tuyo: debe confirmar otra persona.',
  },
  code_taken: {
    status: 409,
    it: 'Il codice cliente {code} è già di un altro.',
    en: 'The customer code {code} already belongs to another.',
    fr: 'Le code client {code} appartient déjà à un autre.',
    es: 'El código de cliente {code} ya es de otro.',
  },
  client_is_deleted: {
    status: 409,
    it: 'Il cliente è stato cancellato: la sua scheda non si tocca più.',
    en: 'The customer has been deleted: the sheet can no longer be touched.',
    fr: 'Le client a été supprimé : sa fiche ne se modifie plus.',
    es: 'El cliente ha sido eliminado: su ficha ya no se toca.',
  },
  not_invited: {
    status: 409,
    it: 'Puoi compilare la scheda quando la tua agenzia ti invita a farlo.',
    en: 'You can fill in the sheet when your agency invites you to.',
    fr: 'Vous pourrez remplir la fiche lorsque votre agence vous y invitera.',
    es: 'Puedes rellenar la ficha cuando tu agencia te invite.',
  },
  no_legal_texts: {
    status: 409,
    it: 'Non c’è un testo di privacy e condizioni in vigore: un amministratore deve pubblicarlo.',
    en: 'There is no privacy text and no conditions in force: an administrator must publish them.',
    fr: 'Aucun texte de confidentialité ni conditions en vigueur : un administrateur doit les publier.',
    es: 'No hay texto de privacidad ni condiciones en vigor: un administrador debe publicarlos.',
  },
  nothing_to_print: {
    status: 422,
    it: 'Nessun cliente da stampare: scegli agenzie o clienti.',
    en: 'No customers to print: choose agencies or customers.',
    fr: 'Aucun client à imprimer : choisissez des agences ou des clients.',
    es: 'Ningún cliente que imprimir: elige agencias o clientes.',
  },
  attachment_stays: {
    status: 409,
    it: 'Un documento firmato non si cancella.',
    en: 'A signed document is not deleted.',
    fr: 'Un document signé ne se supprime pas.',
    es: 'Un documento firmado no se elimina.',
  },
  download_expired: {
    status: 410,
    it: 'Questo indirizzo non vale più: apri la pagina nel portale e scarica da lì.',
    en: 'This address is no longer valid: open the page in the portal and download from there.',
    fr: 'Cette adresse n’est plus valable : ouvrez la page dans le portail et téléchargez depuis là.',
    es: 'Esta dirección ya no es válida: abre la página en el portal y descarga desde allí.',
  },
})

/** The act does not fit the state the sheet is in; the sentence names it, the answer carries it. */
export const notInState = (
  status: SheetStatus,
  language: Language,
  current: Readonly<Record<string, unknown>> = {},
) =>
  refuse(
    'sheet_not_in_state',
    { state: sheetStatusWords[status].label[language] },
    { current: { status, ...current } },
  )
