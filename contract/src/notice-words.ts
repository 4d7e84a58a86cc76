import type { NoticeKind } from './domains.ts'
import type { Words } from './words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What each kind of notice is called where one chooses among them, and at the head of its line in a mail. */
export const noticeWords: Readonly<Record<NoticeKind, Words>> = {
  'sheet.send': words(
    'Scheda inviata alla firma',
    'Sheet sent for signature',
    'Fiche envoyée à la signature',
    'Ficha enviada a la firma',
  ),
  'sheet.remind': words(
    'Sollecito al firmatario',
    'Reminder to the signer',
    'Relance du signataire',
    'Recordatorio al firmante',
  ),
  'sheet.expire': words(
    'Link di firma scaduto',
    'Signing link expired',
    'Lien de signature expiré',
    'Enlace de firma caducado',
  ),
  'sheet.decline': words('Firma rifiutata', 'Signature declined', 'Signature refusée', 'Firma rechazada'),
  'sheet.sign': words('Scheda firmata', 'Sheet signed', 'Fiche signée', 'Ficha firmada'),
  'sheet.sign_on_paper': words(
    'Scheda firmata su carta',
    'Sheet signed on paper',
    'Fiche signée sur papier',
    'Ficha firmada en papel',
  ),
  'sheet.confirm': words('Scheda confermata', 'Sheet confirmed', 'Fiche confirmée', 'Ficha confirmada'),
  'sheet.reject': words('Scheda respinta', 'Sheet rejected', 'Fiche refusée', 'Ficha rechazada'),
  'client.deletion_requested': words(
    'Cancellazione di un cliente richiesta',
    'Deletion of a customer asked for',
    'Suppression d’un client demandée',
    'Eliminación de un cliente solicitada',
  ),
  'client.deletion_withdrawn': words(
    'Richiesta di cancellazione ritirata',
    'Request for deletion withdrawn',
    'Demande de suppression retirée',
    'Solicitud de eliminación retirada',
  ),
  'client.deleted': words('Cliente cancellato', 'Customer deleted', 'Client supprimé', 'Cliente eliminado'),
  'order.send': words('Ordine inviato', 'Order sent', 'Commande envoyée', 'Pedido enviado'),
  'order.ask': words(
    'Ordine da completare',
    'Order to complete',
    'Commande à compléter',
    'Pedido por completar',
  ),
  'order.confirm': words('Ordine confermato', 'Order confirmed', 'Commande confirmée', 'Pedido confirmado'),
  'order.reject': words(
    'Ordine non accettato',
    'Order not accepted',
    'Commande non acceptée',
    'Pedido no aceptado',
  ),
  'order.withdraw': words(
    'Ordine ritirato da chi l’aveva inviato',
    'Order withdrawn by its sender',
    'Commande retirée par son auteur',
    'Pedido retirado por quien lo envió',
  ),
  'order.ready': words('Ordine pronto', 'Order ready', 'Commande prête', 'Pedido listo'),
  'order.shipped': words('Ordine partito', 'Order shipped', 'Commande expédiée', 'Pedido enviado al cliente'),
  'order.delivered': words('Ordine consegnato', 'Order delivered', 'Commande livrée', 'Pedido entregado'),
  'order.request': words(
    'Richiesta di pronta consegna',
    'Request for ready goods',
    'Demande de produits disponibles',
    'Solicitud de entrega inmediata',
  ),
  'order.decline': words(
    'Pronta consegna non confermata',
    'Ready goods declined',
    'Produits disponibles non confirmés',
    'Entrega inmediata no confirmada',
  ),
  'order.ready_for_pickup': words(
    'Pronto per il ritiro',
    'Ready for pickup',
    'Prêt à être retiré',
    'Listo para recoger',
  ),
  'order.collected': words(
    'Ritirato in deposito',
    'Collected from the store',
    'Retiré au dépôt',
    'Recogido en el almacén',
  ),
  'order.not_collected': words(
    'Non ritirato in tempo',
    'Not collected in time',
    'Non retiré à temps',
    'No recogido a tiempo',
  ),
  'order.extend': words('Ritiro prorogato', 'Pickup extended', 'Retrait prolongé', 'Recogida prorrogada'),
  'hold.from_queue': words(
    'Tocca a te: articolo tenuto per te',
    'Your turn: an article is held for you',
    'À vous : un article est réservé pour vous',
    'Te toca: un artículo reservado para ti',
  ),
  'invoice.overdue': words(
    'Scaduti dei tuoi clienti, il lunedì',
    'What your customers are late with, on Mondays',
    'Échus de vos clients, le lundi',
    'Vencidos de tus clientes, los lunes',
  ),
  'request.accept': words(
    'Materiale accettato',
    'Material accepted',
    'Matériel accepté',
    'Material aceptado',
  ),
  'request.accept_partial': words(
    'Materiale accettato in parte',
    'Material accepted in part',
    'Matériel accepté en partie',
    'Material aceptado en parte',
  ),
  'request.accept_modified': words(
    'Materiale accettato in altra quantità',
    'Material accepted in another quantity',
    'Matériel accepté en autre quantité',
    'Material aceptado en otra cantidad',
  ),
  'request.reject': words('Materiale respinto', 'Material rejected', 'Matériel refusé', 'Material rechazado'),
  'request.undo_decision': words(
    'Decisione ripresa',
    'Decision taken back',
    'Décision reprise',
    'Decisión retirada',
  ),
  'request.take_off': words(
    'Resto che non verrà spedito',
    'Rest that will not be sent',
    'Reste qui ne sera pas expédié',
    'Resto que no se enviará',
  ),
  'shipment.ship': words('Materiale partito', 'Material shipped', 'Matériel expédié', 'Material enviado'),
  'free.create': words(
    'Nuova richiesta alla sede',
    'New request to head office',
    'Nouvelle demande au siège',
    'Nueva solicitud a la sede',
  ),
  'free.reply': words(
    'Nuovo messaggio su una richiesta',
    'New message on a request',
    'Nouveau message sur une demande',
    'Nuevo mensaje en una solicitud',
  ),
  'free.answer': words(
    'Risposta della sede',
    'Answer from head office',
    'Réponse du siège',
    'Respuesta de la sede',
  ),
  'free.close': words('Richiesta chiusa', 'Request closed', 'Demande close', 'Solicitud cerrada'),
  'import.failed': words(
    'Importazione non riuscita',
    'Import failed',
    'Échec d’une importation',
    'Importación fallida',
  ),
  'import.rejected_rows': words(
    'Importazione con righe scartate',
    'Import with rejected rows',
    'Importation avec lignes rejetées',
    'Importación con filas rechazadas',
  ),
  'content.out': words(
    'Novità, comunicazioni, promozioni',
    'News, communications, promotions',
    'Actualités, communications, promotions',
    'Novedades, comunicaciones, promociones',
  ),
}

/** Kinds as one chooses among them: by what they are about, which the first word of the kind says. */
export const noticeGroups = [
  {
    key: 'sheets',
    label: words('Schede cliente', 'Customer sheets', 'Fiches client', 'Fichas de cliente'),
    about: ['sheet'],
  },
  { key: 'clients', label: words('Clienti', 'Customers', 'Clients', 'Clientes'), about: ['client'] },
  {
    key: 'orders',
    label: words(
      'Ordini e pronta consegna',
      'Orders and ready goods',
      'Commandes et produits disponibles',
      'Pedidos y entrega inmediata',
    ),
    about: ['order', 'hold'],
  },
  { key: 'invoices', label: words('Fatture', 'Invoices', 'Factures', 'Facturas'), about: ['invoice'] },
  {
    key: 'materials',
    label: words('Materiali', 'Materials', 'Matériel', 'Material'),
    about: ['request', 'shipment'],
  },
  {
    key: 'requests',
    label: words(
      'Richieste alla sede',
      'Requests to head office',
      'Demandes au siège',
      'Solicitudes a la sede',
    ),
    about: ['free'],
  },
  {
    key: 'imports',
    label: words('Importazioni', 'Imports', 'Importations', 'Importaciones'),
    about: ['import'],
  },
  { key: 'contents', label: words('Contenuti', 'Contents', 'Contenus', 'Contenidos'), about: ['content'] },
] as const
