import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What the fields of orders are called. */
export const ordersFieldWords = {
  attachment: words('Allegato', 'Attachment', 'Pièce jointe', 'Adjunto'),
  carcass: words('Cassa', 'Carcass', 'Caisson', 'Casco'),
  carrier_note: words(
    'Riserva del vettore',
    'Carrier’s note',
    'Réserve du transporteur',
    'Reserva del transportista',
  ),
  cc_me: words('Copia a me', 'Copy to me', 'Copie pour moi', 'Copia para mí'),
  customer_code: words('Codice cliente', 'Customer code', 'Code client', 'Código de cliente'),
  delivery_request_date: words(
    'Consegna richiesta',
    'Requested delivery',
    'Livraison souhaitée',
    'Entrega solicitada',
  ),
  description: words('Descrizione', 'Description', 'Désignation', 'Descripción'),
  desk_mail: words(
    'E-mail ufficio ordini',
    'Order desk e-mail',
    'E-mail du service commandes',
    'Correo de pedidos',
  ),
  draft: words('Bozza', 'Draft', 'Brouillon', 'Borrador'),
  event: words('Passaggio', 'Step', 'Étape', 'Paso'),
  feet: words('Piedini', 'Legs', 'Pieds', 'Patas'),
  finish: words('Finitura', 'Finish', 'Finition', 'Acabado'),
  groove: words('Gola', 'Handleless channel', 'Gorge', 'Gola'),
  handle: words('Maniglia', 'Handle', 'Poignée', 'Tirador'),
  lines: words('Riga', 'Line', 'Ligne', 'Línea'),
  model: words('Modello', 'Model', 'Modèle', 'Modelo'),
  order_date: words('Data ordine', 'Order date', 'Date de commande', 'Fecha del pedido'),
  order_reference: words('Ordine di riferimento', 'Original order', 'Commande d’origine', 'Pedido de origen'),
  orders: words('Ordini', 'Orders', 'Commandes', 'Pedidos'),
  payment: words('Pagamento', 'Payment', 'Paiement', 'Pago'),
  photo_defect: words('Foto del difetto', 'Photo of the defect', 'Photo du défaut', 'Foto del defecto'),
  photo_label: words(
    'Foto dell’etichetta del collo',
    'Photo of the parcel’s label',
    'Photo de l’étiquette du colis',
    'Foto de la etiqueta del bulto',
  ),
  plinth: words('Zoccolo', 'Plinth', 'Plinthe', 'Zócalo'),
  privacy: words(
    'Consenso al trattamento dei dati',
    'Consent to data processing',
    'Consentement au traitement des données',
    'Consentimiento de datos',
  ),
  reference: words('Riferimento', 'Reference', 'Référence', 'Referencia'),
  remove: words('Allegati da togliere', 'Files to remove', 'Fichiers à retirer', 'Archivos que quitar'),
  suspended_clients: words(
    'Ordini di clienti sospesi',
    'Orders of suspended clients',
    'Commandes de clients suspendus',
    'Pedidos de clientes suspendidos',
  ),
  to: words('Destinatari', 'Recipients', 'Destinataires', 'Destinatarios'),
  type: words('Tipo', 'Type', 'Type', 'Tipo'),
  user_name: words('Richiedente', 'Name', 'Demandeur', 'Solicitante'),
  worktop: words('Piano', 'Worktop', 'Plan de travail', 'Encimera'),
} satisfies Record<string, Words>
