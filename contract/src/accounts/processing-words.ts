import type { Area } from '../area-names.ts'
import type { Words } from '../words.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

const basis = {
  contract: w(
    'Contratto (art. 6.1.b)',
    'Contract (art. 6(1)(b))',
    'Contrat (art. 6.1.b)',
    'Contrato (art. 6.1.b)',
  ),
  law: w(
    'Contratto e obbligo di legge (art. 6.1.b e c)',
    'Contract and legal duty (art. 6(1)(b) and (c))',
    'Contrat et obligation légale (art. 6.1.b et c)',
    'Contrato y obligación legal (art. 6.1.b y c)',
  ),
  interest: w(
    'Legittimo interesse (art. 6.1.f)',
    'Legitimate interest (art. 6(1)(f))',
    'Intérêt légitime (art. 6.1.f)',
    'Interés legítimo (art. 6.1.f)',
  ),
  consent: w(
    'Consenso (art. 6.1.a)',
    'Consent (art. 6(1)(a))',
    'Consentement (art. 6.1.a)',
    'Consentimiento (art. 6.1.a)',
  ),
} as const

const kept = {
  account: w(
    'Finché l’account è aperto',
    'While the account is open',
    'Tant que le compte est ouvert',
    'Mientras la cuenta esté abierta',
  ),
  books: w(
    'Dieci anni (art. 2220 c.c.)',
    'Ten years (Italian Civil Code, art. 2220)',
    'Dix ans (Code civil italien, art. 2220)',
    'Diez años (Código Civil italiano, art. 2220)',
  ),
  client: w(
    'Finché il cliente è attivo, poi cancellati',
    'While the customer is active, then erased',
    'Tant que le client est actif, puis effacés',
    'Mientras el cliente esté activo; después se borran',
  ),
  contents: w(
    'Finché il contenuto è pubblicato',
    'While the content is published',
    'Tant que le contenu est publié',
    'Mientras el contenido esté publicado',
  ),
  registration: w(
    'Sei mesi se respinta o non confermata',
    'Six months when refused or unconfirmed',
    'Six mois si refusée ou non confirmée',
    'Seis meses si se rechaza o no se confirma',
  ),
  files: w(
    'File 14 giorni, righe 90',
    'Files 14 days, rows 90',
    'Fichiers 14 jours, lignes 90',
    'Archivos 14 días, filas 90',
  ),
  trail: w(
    'Gli anni scelti nelle impostazioni',
    'The years chosen in the settings',
    'Les années choisies dans les paramètres',
    'Los años elegidos en los ajustes',
  ),
} as const

export interface Processing {
  readonly purpose: Words
  readonly basis: Words
  readonly kept: Words
}

/** Why personal data are processed in each part of the portal; an area without a purpose does not compile. */
export const processing: Readonly<Record<Area, Processing>> = {
  clients: {
    purpose: w(
      'Anagrafica dei clienti e delle agenzie',
      'Register of customers and agencies',
      'Registre des clients et des agences',
      'Registro de clientes y agencias',
    ),
    basis: basis.contract,
    kept: kept.client,
  },
  sheets: {
    purpose: w(
      'Schede cliente firmate e loro prova',
      'Signed customer sheets and their evidence',
      'Fiches client signées et leur preuve',
      'Fichas de cliente firmadas y su prueba',
    ),
    basis: basis.law,
    kept: kept.books,
  },
  revenue: {
    purpose: w(
      'Fatturato e budget della rete',
      'Revenue and budget of the network',
      'Chiffre d’affaires et budget du réseau',
      'Facturación y presupuesto de la red',
    ),
    basis: basis.interest,
    kept: kept.books,
  },
  prices: {
    purpose: w(
      'Prezzi e sconti riservati a ogni cliente',
      'Prices and discounts of each customer',
      'Prix et remises de chaque client',
      'Precios y descuentos de cada cliente',
    ),
    basis: basis.contract,
    kept: kept.books,
  },
  orders: {
    purpose: w(
      'Ordini e pronta consegna',
      'Orders and ready goods',
      'Commandes et produits disponibles',
      'Pedidos y entrega inmediata',
    ),
    basis: basis.law,
    kept: kept.books,
  },
  invoices: {
    purpose: w(
      'Fatture, scadenze ed estratti conto',
      'Invoices, due dates and statements',
      'Factures, échéances et relevés',
      'Facturas, vencimientos y extractos',
    ),
    basis: basis.law,
    kept: kept.books,
  },
  materials: {
    purpose: w(
      'Materiali di supporto alla rete',
      'Support materials of the network',
      'Matériel de soutien du réseau',
      'Material de apoyo de la red',
    ),
    basis: basis.interest,
    kept: kept.books,
  },
  shipping: {
    purpose: w(
      'Spedizioni, DDT e consegne firmate',
      'Shipments, delivery notes and signed hand-overs',
      'Expéditions, bons de livraison et remises signées',
      'Envíos, albaranes y entregas firmadas',
    ),
    basis: basis.law,
    kept: kept.books,
  },
  requests: {
    purpose: w(
      'Richieste e corrispondenza con la sede',
      'Requests and letters with head office',
      'Demandes et correspondance avec le siège',
      'Solicitudes y correspondencia con la sede',
    ),
    basis: basis.contract,
    kept: kept.books,
  },
  contents: {
    purpose: w(
      'Comunicazioni alla rete e conferme di lettura',
      'Communications to the network and receipts',
      'Communications au réseau et accusés de lecture',
      'Comunicaciones a la red y confirmaciones',
    ),
    basis: basis.interest,
    kept: kept.contents,
  },
  registrations: {
    purpose: w(
      'Richieste di registrazione',
      'Requests for an account',
      'Demandes d’inscription',
      'Solicitudes de registro',
    ),
    basis: basis.consent,
    kept: kept.registration,
  },
  people: {
    purpose: w(
      'Account, ruoli e permessi',
      'Accounts, roles and permissions',
      'Comptes, rôles et autorisations',
      'Cuentas, roles y permisos',
    ),
    basis: basis.contract,
    kept: kept.account,
  },
  imports: {
    purpose: w(
      'File ricevuti dal gestionale',
      'Files received from the ERP',
      'Fichiers reçus de l’ERP',
      'Archivos recibidos del ERP',
    ),
    basis: basis.contract,
    kept: kept.files,
  },
  settings: {
    purpose: w(
      'Impostazioni, posta in uscita e registro attività',
      'Settings, outbox and audit trail',
      'Paramètres, boîte d’envoi et journal d’activité',
      'Ajustes, bandeja de salida y registro de actividad',
    ),
    basis: basis.interest,
    kept: kept.trail,
  },
  own: {
    purpose: w(
      'Accesso, profilo e avvisi',
      'Sign-in, profile and notices',
      'Connexion, profil et notifications',
      'Acceso, perfil y avisos',
    ),
    basis: basis.contract,
    kept: kept.account,
  },
}
