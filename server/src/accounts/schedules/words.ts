import type { RunFault } from '@mandato/contract/accounts/schedule-names'
import type { Words } from '@mandato/contract/words'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** The mails of scheduled exports. */
export const said = {
  subject: words(
    '{name} – {title} del {day}',
    '{name} – {title} of {day}',
    '{name} – {title} du {day}',
    '{name} – {title} del {day}',
  ),
  failed: words(
    'Invio non riuscito: {name}',
    'Not sent: {name}',
    'Envoi impossible : {name}',
    'No enviado: {name}',
  ),
  greeting: words('Buongiorno {owner},', 'Hello {owner},', 'Bonjour {owner},', 'Buenos días, {owner}:'),
  here: words(
    'ecco la tua vista «{name}»: {rows} {rows:riga|righe}, con i dati che puoi vedere oggi.',
    'here is your view “{name}”: {rows} {rows:row|rows}, with the data you may see today.',
    'voici votre vue « {name} » : {rows} {rows:ligne|lignes}, avec les données que vous pouvez voir aujourd’hui.',
    'aquí tienes tu vista «{name}»: {rows} {rows:fila|filas}, con los datos que puedes ver hoy.',
  ),
  tooLarge: words(
    'Il file è troppo grande per una mail: si scarica qui fino al {day}.',
    'The file is too large for a mail: it can be downloaded here until {day}.',
    'Le fichier est trop lourd pour un e-mail : il se télécharge ici jusqu’au {day}.',
    'El archivo es demasiado grande para un correo: se descarga aquí hasta el {day}.',
  ),
  open: words(
    'Vedi gli invii programmati',
    'See the scheduled exports',
    'Voir les envois programmés',
    'Ver los envíos programados',
  ),
  closing: words(
    'Ricevi questo file perché hai programmato l’invio di una tua vista.',
    'You get this file because you scheduled one of your views.',
    'Vous recevez ce fichier parce que vous avez programmé l’envoi d’une de vos vues.',
    'Recibes este archivo porque programaste el envío de una de tus vistas.',
  ),
  end: words('Non inviarmelo più', 'Stop sending it', 'Ne plus me l’envoyer', 'No me lo envíes más'),
  /** In the file, beside its filters. */
  inFile: words(
    'Inviato a {owner}, vista «{name}»',
    'Sent to {owner}, view “{name}”',
    'Envoyé à {owner}, vue « {name} »',
    'Enviado a {owner}, vista «{name}»',
  ),
} satisfies Record<string, Words>

/** Why nothing came, and what to do. */
export const faults: Readonly<Record<RunFault, Words>> = {
  view_gone: words(
    'la vista «{name}» è stata eliminata: l’invio è in pausa. Salva di nuovo una vista con questo nome, o elimina l’invio.',
    'the view “{name}” was deleted: the export is paused. Save a view of this name again, or delete the export.',
    'la vue « {name} » a été supprimée : l’envoi est en pause. Enregistrez à nouveau une vue de ce nom, ou supprimez l’envoi.',
    'la vista «{name}» se eliminó: el envío está en pausa. Guarda de nuevo una vista con este nombre o elimina el envío.',
  ),
  not_seen: words(
    'quello che la vista «{name}» chiede non è più tra ciò che puoi vedere: l’invio è in pausa. Cambia la vista o elimina l’invio.',
    'what the view “{name}” asks for is no longer among what you may see: the export is paused. Change the view or delete the export.',
    'ce que demande la vue « {name} » n’est plus parmi ce que vous pouvez voir : l’envoi est en pause. Modifiez la vue ou supprimez l’envoi.',
    'lo que pide la vista «{name}» ya no está entre lo que puedes ver: el envío está en pausa. Cambia la vista o elimina el envío.',
  ),
  second_factor: words(
    'il tuo accesso deve avere un secondo fattore: aggiungilo entrando nel portale, e il prossimo invio parte.',
    'your account must have a second factor: add one by signing in, and the next export is sent.',
    'votre accès doit avoir un second facteur : ajoutez-le en vous connectant, et le prochain envoi partira.',
    'tu acceso debe tener un segundo factor: añádelo al entrar y el próximo envío saldrá.',
  ),
  trouble: words(
    'il file di «{name}» non si è potuto fare: ci riproviamo al prossimo invio.',
    'the file of “{name}” could not be made: we try again with the next export.',
    'le fichier de « {name} » n’a pas pu être fait : nouvel essai au prochain envoi.',
    'el archivo de «{name}» no se pudo hacer: lo intentamos de nuevo en el próximo envío.',
  ),
}
