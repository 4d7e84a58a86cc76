import type { Words } from '@mandato/contract/words'

/** What can happen on the way to a signature: its name, and a sentence with details. */
export const eventWords = {
  invited: {
    name: { it: 'Invito inviato', en: 'Invitation sent', fr: 'Invitation envoyée', es: 'Invitación enviada' },
    detail: {
      it: 'E-mail a {to}, link valido fino al {until}',
      en: 'E-mail to {to}, link valid until {until}',
      fr: 'E-mail à {to}, lien valable jusqu’au {until}',
      es: 'Correo a {to}, enlace válido hasta el {until}',
    },
  },
  reminded: {
    name: { it: 'Promemoria inviato', en: 'Reminder sent', fr: 'Rappel envoyé', es: 'Recordatorio enviado' },
    detail: { it: 'E-mail a {to}', en: 'E-mail to {to}', fr: 'E-mail à {to}', es: 'Correo a {to}' },
  },
  opened: {
    name: { it: 'Link aperto', en: 'Link opened', fr: 'Lien ouvert', es: 'Enlace abierto' },
    detail: { it: '{agent}', en: '{agent}', fr: '{agent}', es: '{agent}' },
  },
  viewed: {
    name: { it: 'Documento visto', en: 'Document viewed', fr: 'Document consulté', es: 'Documento visto' },
    detail: {
      it: 'Tutte le pagine, {pages} su {pages}',
      en: 'All pages, {pages} of {pages}',
      fr: 'Toutes les pages, {pages} sur {pages}',
      es: 'Todas las páginas, {pages} de {pages}',
    },
  },
  replaced: {
    name: {
      it: 'Invito sostituito',
      en: 'Invitation replaced',
      fr: 'Invitation remplacée',
      es: 'Invitación sustituida',
    },
    detail: {
      it: 'Il link precedente non firma più',
      en: 'The former link no longer signs',
      fr: 'L’ancien lien ne signe plus',
      es: 'El enlace anterior ya no firma',
    },
  },
  ended: {
    name: {
      it: 'Link chiuso',
      en: 'Link closed',
      fr: 'Lien fermé',
      es: 'Enlace cerrado',
    },
    detail: {
      it: 'Non firma più: scheda modificata, ritirata o scaduta',
      en: 'It no longer signs: sheet edited, withdrawn or expired',
      fr: 'Il ne signe plus : fiche modifiée, retirée ou expirée',
      es: 'Ya no firma: ficha modificada, retirada o caducada',
    },
  },
  used: {
    name: { it: 'Link usato', en: 'Link used', fr: 'Lien utilisé', es: 'Enlace usado' },
    detail: {
      it: 'Da qui in poi offre solo il documento sigillato',
      en: 'From here on it only offers the sealed document',
      fr: 'Dès lors il n’offre que le document scellé',
      es: 'Desde aquí solo ofrece el documento sellado',
    },
  },
  code_sent: {
    name: { it: 'Codice inviato', en: 'Code sent', fr: 'Code envoyé', es: 'Código enviado' },
    detail: {
      it: 'E-mail a {to}, valido {minutes} minuti',
      en: 'E-mail to {to}, valid for {minutes} minutes',
      fr: 'E-mail à {to}, valable {minutes} minutes',
      es: 'Correo a {to}, válido {minutes} minutos',
    },
  },
  code_failed: {
    name: { it: 'Codice errato', en: 'Wrong code', fr: 'Code erroné', es: 'Código erróneo' },
    detail: {
      it: 'Tentativo {n} di {max}',
      en: 'Try {n} of {max}',
      fr: 'Tentative {n} sur {max}',
      es: 'Intento {n} de {max}',
    },
  },
  code_recognised: {
    name: { it: 'Codice riconosciuto', en: 'Code recognised', fr: 'Code reconnu', es: 'Código reconocido' },
    detail: {
      it: 'Tentativo {n} di {max}',
      en: 'Try {n} of {max}',
      fr: 'Tentative {n} sur {max}',
      es: 'Intento {n} de {max}',
    },
  },
  consent_privacy: {
    name: {
      it: 'Consenso: privacy',
      en: 'Consent: privacy',
      fr: 'Consentement : vie privée',
      es: 'Consentimiento: privacidad',
    },
    detail: {
      it: 'Presa visione, testo {version}',
      en: 'Read, text {version}',
      fr: 'Lu, texte {version}',
      es: 'Leída, texto {version}',
    },
  },
  consent_marketing_given: {
    name: {
      it: 'Consenso: commerciale',
      en: 'Consent: commercial',
      fr: 'Consentement : commercial',
      es: 'Consentimiento: comercial',
    },
    detail: { it: 'Acconsente', en: 'Agrees', fr: 'Accepte', es: 'Acepta' },
  },
  consent_marketing_refused: {
    name: {
      it: 'Consenso: commerciale',
      en: 'Consent: commercial',
      fr: 'Consentement : commercial',
      es: 'Consentimiento: comercial',
    },
    detail: { it: 'Non acconsente', en: 'Does not agree', fr: 'Refuse', es: 'No acepta' },
  },
  consent_terms: {
    name: {
      it: 'Consenso: vendita',
      en: 'Consent: sale',
      fr: 'Consentement : vente',
      es: 'Consentimiento: venta',
    },
    detail: {
      it: 'Accettate, testo {version}',
      en: 'Accepted, text {version}',
      fr: 'Acceptées, texte {version}',
      es: 'Aceptadas, texto {version}',
    },
  },
  consent_clauses: {
    name: {
      it: 'Clausole 1341–1342',
      en: 'Clauses 1341–1342',
      fr: 'Clauses 1341–1342',
      es: 'Cláusulas 1341–1342',
    },
    detail: {
      it: 'Approvate una per una: {clauses}',
      en: 'Approved one by one: {clauses}',
      fr: 'Approuvées une à une : {clauses}',
      es: 'Aprobadas una a una: {clauses}',
    },
  },
  signed: {
    name: { it: 'Firma apposta', en: 'Signature placed', fr: 'Signature apposée', es: 'Firma estampada' },
    detail: {
      it: 'Atto «Firmo» confermato',
      en: 'Act “I sign” confirmed',
      fr: 'Acte « Je signe » confirmé',
      es: 'Acto «Firmo» confirmado',
    },
  },
  closed: {
    name: { it: 'Registro chiuso', en: 'Record closed', fr: 'Registre clos', es: 'Registro cerrado' },
    detail: {
      it: 'Catena completa; il sigillo elettronico segue queste pagine',
      en: 'Chain complete; the electronic seal follows these pages',
      fr: 'Chaîne complète ; le cachet électronique suit ces pages',
      es: 'Cadena completa; el sello electrónico sigue a estas páginas',
    },
  },
} satisfies Record<string, { readonly name: Words; readonly detail: Words }>

export type AuditEventKind = keyof typeof eventWords
