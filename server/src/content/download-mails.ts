import { fill, type Words } from '@mandato/contract/words'
import { transaction } from '../platform/db/db.ts'
import { postMail } from '../platform/mail/outbox.ts'
import type { Parts } from '../platform/parts.ts'
import { folderName, takeNews } from './queries/download-people.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })
const subject = words(
  'Novità nell’area download: {folder}',
  'New in the download area: {folder}',
  'Du nouveau dans l’espace de téléchargement : {folder}',
  'Novedades en el área de descargas: {folder}',
)
const greeting = words('Buongiorno,', 'Hello,', 'Bonjour,', 'Buenos días:')
const told = words(
  'nelle cartelle che segui ci sono file nuovi o aggiornati:',
  'in the folders you follow there are new or updated files:',
  'les dossiers que vous suivez contiennent des fichiers nouveaux ou mis à jour :',
  'en las carpetas que sigues hay archivos nuevos o actualizados:',
)
const more = words('e altri {n}.', 'and {n} more.', 'et {n} autres.', 'y {n} más.')
const open = words(
  'Apri l’area download',
  'Open the download area',
  'Ouvrir l’espace de téléchargement',
  'Abrir el área de descargas',
)
const closing = words(
  'Smetti di ricevere questi avvisi dalla cartella, con «Avvisami».',
  'Stop these notices in the folder, with “Tell me”.',
  'Arrêtez ces avis dans le dossier, avec « M’avertir ».',
  'Deja de recibir estos avisos desde la carpeta, con «Avísame».',
)
const listed = 20

/** Tells those who watch folders what is new in them: one mail for all of it, once. */
export const mailWatchers = (parts: Pick<Parts, 'db' | 'jobs' | 'config' | 'clock'>): Promise<void> =>
  transaction(parts.db, async (db) => {
    const { jobs, config, clock } = parts
    for (const { email, language, folder_id, titles } of await takeNews(db, clock.now())) {
      const folder = await folderName(db, folder_id, language)
      const rest = titles.length - listed
      await postMail(
        { db, jobs },
        {
          to: email,
          language,
          brand: config.brandName,
          letter: {
            subject: fill(subject[language], { folder }, language),
            greeting: greeting[language],
            paragraphs: [
              told[language],
              ...titles.slice(0, listed).map((title) => `– ${title}`),
              ...(rest > 0 ? [fill(more[language], { n: rest }, language)] : []),
            ],
            button: {
              label: open[language],
              url: `${config.publicUrl}/${language}/downloads?folder=${folder_id}`,
            },
            closing: closing[language],
          },
        },
      )
    }
  })
