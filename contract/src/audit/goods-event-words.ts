import type { Words } from '../words.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What happens with orders, materials and goods, besides what a client's history tells. */
export const goodsEvents = {
  'order.create': w('Ordine in bozza', 'Order drafted', 'Commande en brouillon', 'Pedido en borrador'),
  'order.mail': w(
    'Ordine spedito per e-mail',
    'Order mailed',
    'Commande envoyée par e-mail',
    'Pedido enviado por correo',
  ),
  'order.delete': w(
    'Bozza di ordine eliminata',
    'Order draft deleted',
    'Brouillon supprimé',
    'Borrador eliminado',
  ),
  'order.close': w(
    'Domanda su un ordine chiusa',
    'Question about an order closed',
    'Question sur une commande close',
    'Pregunta sobre un pedido cerrada',
  ),
  'hold.from_queue': w(
    'Pezzi liberati per chi era in coda',
    'Pieces for whoever was next',
    'Pièces pour le suivant de la file',
    'Piezas para el siguiente de la cola',
  ),
  'shipment.note': w(
    'Nota interna a una spedizione',
    'Internal note on a shipment',
    'Note interne sur une expédition',
    'Nota interna de un envío',
  ),
  'invoice_file.keep': w(
    'File di fattura caricato',
    'Invoice file uploaded',
    'Fichier de facture chargé',
    'Archivo de factura cargado',
  ),
  'best_sellers.pinned': w(
    'Più venduti messi in evidenza',
    'Best sellers pinned',
    'Meilleures ventes mises en avant',
    'Más vendidos destacados',
  ),
  'appliance.document_added': w(
    'Documento di un elettrodomestico aggiunto',
    'Document of an appliance added',
    'Document d’un appareil ajouté',
    'Documento de un electrodoméstico añadido',
  ),
  'appliance.document_removed': w(
    'Documento di un elettrodomestico tolto',
    'Document of an appliance removed',
    'Document d’un appareil retiré',
    'Documento de un electrodoméstico quitado',
  ),
  'family.created': w('Famiglia creata', 'Family created', 'Famille créée', 'Familia creada'),
  'family.changed': w('Famiglia modificata', 'Family changed', 'Famille modifiée', 'Familia modificada'),
  'family.deleted': w('Famiglia eliminata', 'Family deleted', 'Famille supprimée', 'Familia eliminada'),
  'material.created': w('Materiale creato', 'Material created', 'Matériel créé', 'Material creado'),
  'material.changed': w(
    'Materiale modificato',
    'Material changed',
    'Matériel modifié',
    'Material modificado',
  ),
  'material.archived': w(
    'Materiale archiviato',
    'Material archived',
    'Matériel archivé',
    'Material archivado',
  ),
  'material.restored': w(
    'Materiale tolto dall’archivio',
    'Material restored',
    'Matériel sorti des archives',
    'Material recuperado',
  ),
  'material.deleted': w('Materiale eliminato', 'Material deleted', 'Matériel supprimé', 'Material eliminado'),
  'material.written_off': w(
    'Scarico da magazzino',
    'Material written off',
    'Matériel mis au rebut',
    'Material dado de baja',
  ),
  'picture.added': w('Immagine aggiunta', 'Picture added', 'Image ajoutée', 'Imagen añadida'),
  'picture.placed': w('Immagine spostata', 'Picture moved', 'Image déplacée', 'Imagen movida'),
  'picture.deleted': w('Immagine eliminata', 'Picture deleted', 'Image supprimée', 'Imagen eliminada'),
  'load.added': w('Carico registrato', 'Load entered', 'Entrée enregistrée', 'Entrada registrada'),
  'load.corrected': w('Carico corretto', 'Load corrected', 'Entrée corrigée', 'Entrada corregida'),
  'load.removed': w('Carico eliminato', 'Load removed', 'Entrée supprimée', 'Entrada eliminada'),
} as const satisfies Readonly<Record<string, Words>>
