import type { SheetWords } from './words.ts'

export const en: SheetWords = {
  greeting: 'Hello,',
  closing: 'For questions, ask {contact}.',
  closingToAgent: 'For questions, ask the customer office.',
  toReview: {
    due: 'Now the sheet has to be sent for review.',
    done: 'The sheet has gone to the review by itself: there is nothing to do.',
  },
  invitation: {
    subject: 'Customer sheet to sign: {client}',
    paragraphs: [
      '{agency} invites you to sign the customer sheet of {client} for {brand}. It is attached, to be read at leisure.',
      'Open the link, ask for the code that comes to this address and sign: it takes a few minutes, on a phone too, and no password. If something is wrong you can decline and say why.',
      'The link is good until {until} and meant for you: do not forward it.',
    ],
    button: 'Read and sign',
  },
  reminder: {
    subject: 'Reminder: customer sheet to sign, {client}',
    paragraphs: [
      'the customer sheet of {client} for {brand} is still waiting for your signature. It is attached.',
      'Open the link, ask for the code and sign, or decline and say why.',
      'The link is good until {until}.',
    ],
    button: 'Read and sign',
  },
  withdrawn: {
    subject: 'Customer sheet withdrawn: {client}',
    paragraphs: [
      'the customer sheet of {client} that you were sent to sign has been withdrawn: the link is no longer valid.',
      'There is nothing to do. If the sheet has to be signed again you will get another message.',
    ],
  },
  signed_copy: {
    subject: 'Your signed customer sheet: {client}',
    paragraphs: [
      'the customer sheet of {client} was signed on {when}. The sealed document with the evidence of the signature is attached: keep it.',
      'SHA-256 of the file: {sha256}',
      'Until {until} you can download it again from the link.',
    ],
    button: 'Download the document',
  },
  signed_note: {
    subject: 'Sheet signed: {client}',
    paragraphs: [
      '{signer} signed the customer sheet of {client} on {when}. The sealed document is attached.',
      '{next}',
    ],
    button: 'Open the sheet',
  },
  confirmed: {
    subject: 'Customer sheet confirmed: {client}',
    paragraphs: [
      'the customer sheet of {client} has been confirmed and is valid from {from} until the next update.',
      'There is nothing else to do; if something changes, please tell us in time.',
    ],
    button: 'Open the portal',
  },
  rejected: {
    subject: 'Customer sheet rejected: {client}',
    paragraphs: [
      'the customer sheet of {client} was rejected in the review. Reason: {reason}',
      'Correct the sheet and send it for signature again; the signed version is kept.',
    ],
    button: 'Correct the sheet',
  },
  declined: {
    subject: 'Signature declined: {client}',
    paragraphs: [
      '{client} did not sign the customer sheet. Reason: {reason}',
      'Correct the sheet and send it again, or call the customer.',
    ],
    button: 'Open the sheet',
  },
  expired: {
    subject: 'Link expired: {client}',
    paragraphs: [
      'the link for signing the customer sheet of {client} expired without a signature.',
      'The sheet is ready to sign again: you can send it once more.',
    ],
    button: 'Open the sheet',
  },
  agency_reminder: {
    subject: 'Customer sheets to complete: {n}',
    paragraphs: [
      '{agency} has {n} customer {n:sheet|sheets} to complete:',
      '{list}',
      'Please complete {n:it and send it|them and send them} for signature as soon as possible.',
    ],
    button: 'Open the sheets',
  },
}
