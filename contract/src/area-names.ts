import type { Words } from './words.ts'

/** The parts of the portal in which rights are told. */
export const areas = [
  'clients',
  'sheets',
  'revenue',
  'prices',
  'orders',
  'invoices',
  'materials',
  'shipping',
  'requests',
  'contents',
  'registrations',
  'people',
  'imports',
  'settings',
  'own',
] as const
export type Area = (typeof areas)[number]

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const areaWords: Readonly<Record<Area, Words>> = {
  clients: w('Clienti e agenzie', 'Customers and agencies', 'Clients et agences', 'Clientes y agencias'),
  sheets: w('Schede cliente', 'Customer sheets', 'Fiches client', 'Fichas de cliente'),
  revenue: w(
    'Fatturato e budget',
    'Revenue and budget',
    'Chiffre d’affaires et budget',
    'Facturación y presupuesto',
  ),
  prices: w('Prezzi e catalogo', 'Prices and catalogue', 'Prix et catalogue', 'Precios y catálogo'),
  orders: w('Ordini', 'Orders', 'Commandes', 'Pedidos'),
  invoices: w('Fatture', 'Invoices', 'Factures', 'Facturas'),
  materials: w('Materiali', 'Materials', 'Matériel', 'Materiales'),
  shipping: w('Spedizioni', 'Shipments', 'Expéditions', 'Envíos'),
  requests: w('Richieste', 'Requests', 'Demandes', 'Solicitudes'),
  contents: w('Contenuti', 'Contents', 'Contenus', 'Contenidos'),
  registrations: w('Registrazioni', 'Registrations', 'Inscriptions', 'Registros'),
  people: w('Persone', 'People', 'Personnes', 'Personas'),
  imports: w('Importazioni', 'Imports', 'Importations', 'Importaciones'),
  settings: w('Impostazioni e sistema', 'Settings and system', 'Paramètres et système', 'Ajustes y sistema'),
  own: w('Inizio e profilo', 'Start and profile', 'Accueil et profil', 'Inicio y perfil'),
}
