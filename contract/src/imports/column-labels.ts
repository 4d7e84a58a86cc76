import type { Words } from '../words.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

const place = {
  address: w('Indirizzo', 'Address', 'Adresse', 'Dirección'),
  postal_code: w('CAP', 'Postal code', 'Code postal', 'Código postal'),
  city: w('Località', 'Town', 'Ville', 'Localidad'),
  province: w('Provincia', 'Province', 'Province', 'Provincia'),
  country: w('Paese', 'Country', 'Pays', 'País'),
}
type Part = keyof typeof place

/** The five columns of a further address: “CAP (consegna)”. */
function placeLabels<Prefix extends string>(prefix: Prefix, of: Words): Record<`${Prefix}_${Part}`, Words> {
  const labels = Object.entries(place).map(([part, words]) => [
    `${prefix}_${part}`,
    w(`${words.it} (${of.it})`, `${words.en} (${of.en})`, `${words.fr} (${of.fr})`, `${words.es} (${of.es})`),
  ])
  return Object.fromEntries(labels) as Record<`${Prefix}_${Part}`, Words>
}

/** What people call the columns of the ERP's files; one name means the same in every kind. */
export const columnLabels = {
  code: w('Codice', 'Code', 'Code', 'Código'),
  internal_code: w('Codice interno', 'Internal code', 'Code interne', 'Código interno'),
  agency_code: w('Codice agenzia', 'Agency code', 'Code agence', 'Código de agencia'),
  agent_email: w('E-mail dell’agente', 'Agent’s e-mail', 'E-mail de l’agent', 'Correo del agente'),
  client_code: w('Codice cliente', 'Client code', 'Code client', 'Código de cliente'),
  business_name: w('Ragione sociale', 'Business name', 'Raison sociale', 'Razón social'),
  name: w('Nome', 'Name', 'Prénom ou nom', 'Nombre'),
  surname: w('Cognome', 'Last name', 'Nom', 'Apellidos'),
  language: w('Lingua', 'Language', 'Langue', 'Idioma'),
  vat_number: w('Partita IVA', 'VAT number', 'Numéro de TVA', 'NIF-IVA'),
  tax_code: w('Codice fiscale', 'Tax code', 'Code fiscal', 'Código fiscal'),
  email: w('E-mail', 'E-mail', 'E-mail', 'Correo'),
  email_admin: w(
    'E-mail amministrazione',
    'E-mail, accounts',
    'E-mail administration',
    'Correo administración',
  ),
  email_commercial: w('E-mail commerciale', 'E-mail, sales', 'E-mail commercial', 'Correo comercial'),
  email_management: w('E-mail direzione', 'E-mail, management', 'E-mail direction', 'Correo dirección'),
  email_certified: w('PEC', 'Certified e-mail', 'E-mail certifié', 'Correo certificado'),
  phone: w('Telefono', 'Phone', 'Téléphone', 'Teléfono'),
  mobile: w('Cellulare', 'Mobile', 'Portable', 'Móvil'),
  ...place,
  ...placeLabels('warehouse', w('magazzino', 'warehouse', 'entrepôt', 'almacén')),
  ...placeLabels('postal', w('posta', 'post', 'courrier', 'correo postal')),
  ...placeLabels('delivery', w('consegna', 'delivery', 'livraison', 'entrega')),
  delivery_notes: w('Note di consegna', 'Delivery notes', 'Notes de livraison', 'Notas de entrega'),
  region: w('Regione', 'Region', 'Région', 'Región'),
  lat: w('Latitudine', 'Latitude', 'Latitude', 'Latitud'),
  lng: w('Longitudine', 'Longitude', 'Longitude', 'Longitud'),
  sdi_code: w('Codice SDI', 'SDI code', 'Code SDI', 'Código SDI'),
  public_body: w('Ente pubblico', 'Public body', 'Organisme public', 'Entidad pública'),
  bank_name: w('Banca', 'Bank', 'Banque', 'Banco'),
  abi: w('ABI', 'ABI', 'ABI', 'ABI'),
  cab: w('CAB', 'CAB', 'CAB', 'CAB'),
  iban: w('IBAN', 'IBAN', 'IBAN', 'IBAN'),
  payment_code: w('Pagamento', 'Payment', 'Paiement', 'Pago'),
  discount: w('Sconto', 'Discount', 'Remise', 'Descuento'),
  fixed_days: w('Giorni fissi', 'Fixed days', 'Jours fixes', 'Días fijos'),
  price_list: w('Listino', 'Price list', 'Tarif', 'Tarifa'),
  notes: w('Note', 'Notes', 'Notes', 'Notas'),
  status: w('Stato', 'Status', 'Statut', 'Estado'),
  activation_date: w('Attivazione', 'Activation', 'Activation', 'Activación'),
  expiry: w('Scadenza', 'Expiry', 'Échéance', 'Vencimiento'),
  invoice_number: w('Numero fattura', 'Invoice number', 'Numéro de facture', 'Número de factura'),
  line: w('Riga fattura', 'Invoice line', 'Ligne de facture', 'Línea de factura'),
  date: w('Data', 'Date', 'Date', 'Fecha'),
  product_code: w('Codice articolo', 'Article code', 'Code article', 'Código de artículo'),
  family_code: w('Famiglia', 'Family', 'Famille', 'Familia'),
  description: w('Descrizione', 'Description', 'Désignation', 'Descripción'),
  quantity: w('Quantità', 'Quantity', 'Quantité', 'Cantidad'),
  amount: w('Importo', 'Amount', 'Montant', 'Importe'),
  expo: w('Esposizione', 'Display', 'Exposition', 'Exposición'),
  year: w('Anno', 'Year', 'Année', 'Año'),
  month: w('Mese', 'Month', 'Mois', 'Mes'),
  category: w('Categoria', 'Category', 'Catégorie', 'Categoría'),
  licence: w('Licenza', 'Licence', 'Licence', 'Licencia'),
  product: w('Prodotto', 'Product', 'Produit', 'Producto'),
  quotes: w('Preventivi', 'Quotes', 'Devis', 'Presupuestos'),
  points: w('Punti', 'Points', 'Points', 'Puntos'),
  tier: w('Livello', 'Tier', 'Niveau', 'Nivel'),
  next_tier: w('Prossimo livello', 'Next tier', 'Niveau suivant', 'Nivel siguiente'),
  missing: w('Mancano', 'To go', 'Il manque', 'Faltan'),
  order_number: w('Numero ordine', 'Order number', 'Numéro de commande', 'Número de pedido'),
  event: w('Evento', 'Event', 'Événement', 'Evento'),
  reference: w('Riferimento', 'Reference', 'Référence', 'Referencia'),
  family: w('Famiglia', 'Family', 'Famille', 'Familia'),
  ean: w('EAN', 'EAN', 'EAN', 'EAN'),
  conf: w('Pezzi per confezione', 'Pieces in a pack', 'Pièces par colis', 'Piezas por paquete'),
  price: w('Prezzo', 'Price', 'Prix', 'Precio'),
  cost: w('Costo', 'Cost', 'Coût', 'Coste'),
  dpe: w('Prima edizione', 'First edition', 'Première édition', 'Primera edición'),
  manager: w('Responsabile', 'Manager', 'Responsable', 'Responsable'),
  orders: w('Ordini', 'Orders', 'Commandes', 'Pedidos'),
} satisfies Record<string, Words>
export type ColumnName = keyof typeof columnLabels
