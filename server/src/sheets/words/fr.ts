import type { SheetWords } from './words.ts'

export const fr: SheetWords = {
  greeting: 'Bonjour,',
  closing: 'Pour toute question, adressez-vous à {contact}.',
  closingToAgent: 'Pour toute question, adressez-vous au service clients.',
  toReview: {
    due: 'La fiche doit maintenant être envoyée en vérification.',
    done: 'La fiche est partie d’elle-même en vérification : il n’y a rien à faire.',
  },
  invitation: {
    subject: 'Fiche client à signer : {client}',
    paragraphs: [
      '{agency} vous invite à signer la fiche client « {client} » pour {brand}. Elle est jointe, à lire tranquillement.',
      'Ouvrez le lien, demandez le code qui arrive à cette adresse et signez : quelques minutes suffisent, aussi depuis un téléphone et sans mot de passe. Si quelque chose ne va pas, vous pouvez refuser en indiquant le motif.',
      'Le lien est valable jusqu’au {until} et vous est personnel : ne le transférez pas.',
    ],
    button: 'Lire et signer',
  },
  reminder: {
    subject: 'Rappel : fiche client à signer, {client}',
    paragraphs: [
      'la fiche client « {client} » pour {brand} attend encore votre signature. Elle est jointe.',
      'Ouvrez le lien, demandez le code et signez, ou refusez en indiquant le motif.',
      'Le lien est valable jusqu’au {until}.',
    ],
    button: 'Lire et signer',
  },
  withdrawn: {
    subject: 'Fiche client retirée : {client}',
    paragraphs: [
      'la fiche client « {client} » que vous aviez reçue pour signature a été retirée : le lien n’est plus valable.',
      'Il n’y a rien à faire. Si la fiche doit être signée à nouveau, vous recevrez un autre message.',
    ],
  },
  signed_copy: {
    subject: 'Votre fiche client signée : {client}',
    paragraphs: [
      'la fiche client « {client} » a été signée le {when}. Le document scellé, avec les preuves de la signature, est joint : conservez-le.',
      'Empreinte SHA-256 du fichier : {sha256}',
      'Jusqu’au {until} vous pouvez le télécharger à nouveau par le lien.',
    ],
    button: 'Télécharger le document',
  },
  signed_note: {
    subject: 'Fiche signée : {client}',
    paragraphs: [
      '{signer} a signé la fiche client « {client} » le {when}. Le document scellé est joint.',
      '{next}',
    ],
    button: 'Ouvrir la fiche',
  },
  confirmed: {
    subject: 'Fiche client confirmée : {client}',
    paragraphs: [
      'la fiche client « {client} » a été confirmée et vaut à partir du {from} jusqu’à la prochaine mise à jour.',
      'Il n’y a rien d’autre à faire ; si quelque chose change, prévenez-nous à temps.',
    ],
    button: 'Ouvrir le portail',
  },
  rejected: {
    subject: 'Fiche client refusée : {client}',
    paragraphs: [
      'la fiche client « {client} » a été refusée lors de la vérification. Motif : {reason}',
      'Corrigez la fiche et renvoyez-la à la signature ; la version signée est conservée.',
    ],
    button: 'Corriger la fiche',
  },
  declined: {
    subject: 'Signature refusée : {client}',
    paragraphs: [
      '{client} n’a pas signé la fiche client. Motif : {reason}',
      'Corrigez la fiche et renvoyez-la, ou appelez le client.',
    ],
    button: 'Ouvrir la fiche',
  },
  expired: {
    subject: 'Lien expiré : {client}',
    paragraphs: [
      'le lien pour signer la fiche client « {client} » a expiré sans signature.',
      'La fiche est de nouveau prête à signer : vous pouvez la renvoyer.',
    ],
    button: 'Ouvrir la fiche',
  },
  agency_reminder: {
    subject: 'Fiches client à compléter : {n}',
    paragraphs: [
      '{agency} a {n} {n:fiche|fiches} client à compléter :',
      '{list}',
      'Merci de {n:la compléter et de l’envoyer|les compléter et de les envoyer} à la signature dès que possible.',
    ],
    button: 'Ouvrir les fiches',
  },
}
