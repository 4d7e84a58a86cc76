import { eventLegend } from '../registry/event-words.ts'
import { labelsOf } from '../legend.ts'
import type { Words } from '../words.ts'
import { goodsEvents } from './goods-event-words.ts'
import { peopleEvents } from './people-event-words.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

const officeEvents = {
  'settings.changed': w(
    'Impostazioni modificate',
    'Settings changed',
    'Paramètres modifiés',
    'Ajustes modificados',
  ),
  'settings.restored': w(
    'Impostazioni ripristinate',
    'Settings restored',
    'Paramètres rétablis',
    'Ajustes restablecidos',
  ),
  'export.made': w('Elenco esportato', 'List exported', 'Liste exportée', 'Lista exportada'),
  'paper.read': w('Documento aperto', 'Document opened', 'Document ouvert', 'Documento abierto'),
  'receipts.read': w(
    'Conferme di lettura consultate',
    'Receipts looked at',
    'Accusés de lecture consultés',
    'Confirmaciones de lectura consultadas',
  ),
  'mail.sent_again': w('E-mail rimessa in invio', 'Mail sent again', 'E-mail renvoyé', 'Correo reenviado'),
  'agency.changed': w('Agenzia modificata', 'Agency changed', 'Agence modifiée', 'Agencia modificada'),
  'budget.set': w('Budget fissato', 'Budget set', 'Budget fixé', 'Presupuesto fijado'),
  'legal_text.published': w(
    'Testo legale pubblicato',
    'Legal text published',
    'Texte légal publié',
    'Texto legal publicado',
  ),
  'import.started': w('Importazione avviata', 'Import started', 'Importation lancée', 'Importación iniciada'),
  'import.apply_asked': w(
    'Importazione confermata',
    'Import confirmed',
    'Importation confirmée',
    'Importación confirmada',
  ),
  'import.applied': w(
    'Importazione eseguita',
    'Import applied',
    'Importation effectuée',
    'Importación realizada',
  ),
  'import.cancelled': w(
    'Importazione annullata',
    'Import cancelled',
    'Importation annulée',
    'Importación anulada',
  ),
  'import.failed': w(
    'Importazione non riuscita',
    'Import failed',
    'Importation échouée',
    'Importación fallida',
  ),
  'import.rejected_rows': w(
    'Righe scartate da un’importazione',
    'Rows rejected by an import',
    'Lignes rejetées par une importation',
    'Filas rechazadas por una importación',
  ),
  'request_template.save': w(
    'Risposta pronta salvata',
    'Prepared answer saved',
    'Réponse type enregistrée',
    'Respuesta tipo guardada',
  ),
  'request_template.delete': w(
    'Risposta pronta eliminata',
    'Prepared answer deleted',
    'Réponse type supprimée',
    'Respuesta tipo eliminada',
  ),
  'content.create': w('Contenuto creato', 'Content created', 'Contenu créé', 'Contenido creado'),
  'content.change': w('Contenuto modificato', 'Content changed', 'Contenu modifié', 'Contenido modificado'),
  'content.publish': w('Contenuto pubblicato', 'Content published', 'Contenu publié', 'Contenido publicado'),
  'content.out': w('Contenuto uscito', 'Content out', 'Contenu paru', 'Contenido visible'),
  'content.withdraw': w('Contenuto ritirato', 'Content withdrawn', 'Contenu retiré', 'Contenido retirado'),
  'content.archive': w('Contenuto archiviato', 'Content archived', 'Contenu archivé', 'Contenido archivado'),
  'content.remind': w('Lettori sollecitati', 'Readers reminded', 'Lecteurs relancés', 'Lectores avisados'),
  'folder.create': w('Cartella creata', 'Folder created', 'Dossier créé', 'Carpeta creada'),
  'folder.change': w('Cartella modificata', 'Folder changed', 'Dossier modifié', 'Carpeta modificada'),
  'folder.archive': w('Cartella archiviata', 'Folder archived', 'Dossier archivé', 'Carpeta archivada'),
  'download.create': w('File aggiunto', 'File added', 'Fichier ajouté', 'Archivo añadido'),
  'download.version': w(
    'Nuova versione di un file',
    'New version of a file',
    'Nouvelle version d’un fichier',
    'Nueva versión de un archivo',
  ),
  'download.change': w('File modificato', 'File changed', 'Fichier modifié', 'Archivo modificado'),
  'download.archive': w('File archiviato', 'File archived', 'Fichier archivé', 'Archivo archivado'),
} as const satisfies Readonly<Record<string, Words>>

const ofClients = labelsOf(eventLegend) as Readonly<Record<keyof typeof eventLegend, Words>>

/** Everything the portal writes down, by the names of the events: one without words does not compile. */
export const eventWords = { ...ofClients, ...peopleEvents, ...goodsEvents, ...officeEvents } as const
export type EventName = keyof typeof eventWords
