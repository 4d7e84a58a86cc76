import type { Words } from '@mandato/contract/words'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** How each part may stand, and what is then to be done. */
export const healthSentences = {
  database_ok: {
    said: words(
      'PostgreSQL {version}, {size} MB',
      'PostgreSQL {version}, {size} MB',
      'PostgreSQL {version}, {size} Mo',
      'PostgreSQL {version}, {size} MB',
    ),
    advice: null,
  },
  database_long: {
    said: words(
      'Un’operazione è in corso da {minutes} minuti',
      'One act has been under way for {minutes} minutes',
      'Une opération est en cours depuis {minutes} minutes',
      'Una operación lleva {minutes} minutos en curso',
    ),
    advice: words(
      'Guarda in pg_stat_activity chi la tiene aperta e chiudila.',
      'See in pg_stat_activity who keeps it open, and end it.',
      'Voyez dans pg_stat_activity qui la garde ouverte et mettez-y fin.',
      'Mira en pg_stat_activity quién la mantiene abierta y ciérrala.',
    ),
  },
  disk_ok: {
    said: words(
      '{free} GB liberi su {total}',
      '{free} GB free of {total}',
      '{free} Go libres sur {total}',
      '{free} GB libres de {total}',
    ),
    advice: null,
  },
  disk_low: {
    said: words(
      'Solo {free} GB liberi su {total}',
      'Only {free} GB free of {total}',
      'Seulement {free} Go libres sur {total}',
      'Solo {free} GB libres de {total}',
    ),
    advice: words(
      'Libera spazio o ingrandisci il disco di DATA_DIR: quando è pieno non si salva più nulla.',
      'Make room or enlarge the disk of DATA_DIR: once it is full nothing can be saved.',
      'Libérez de la place ou agrandissez le disque de DATA_DIR : une fois plein, rien ne peut être enregistré.',
      'Libera espacio o amplía el disco de DATA_DIR: cuando se llene no se podrá guardar nada.',
    ),
  },
  jobs_ok: {
    said: words(
      'Tutti i lavori sono riusciti nelle ultime 24 ore',
      'All jobs succeeded in the last 24 hours',
      'Toutes les tâches ont réussi ces dernières 24 heures',
      'Todas las tareas han salido bien en las últimas 24 horas',
    ),
    advice: null,
  },
  jobs_never: {
    said: words(
      'Nessun processo ha ancora eseguito lavori',
      'No process has run jobs yet',
      'Aucun processus n’a encore exécuté de tâche',
      'Ningún proceso ha ejecutado tareas todavía',
    ),
    advice: words(
      'Avvia il portale con npm start, o un processo con npm run worker.',
      'Start the portal with npm start, or a process with npm run worker.',
      'Démarrez le portail avec npm start, ou un processus avec npm run worker.',
      'Inicia el portal con npm start, o un proceso con npm run worker.',
    ),
  },
  jobs_late: {
    said: words(
      'In attesa da oltre 15 minuti: {count}',
      'Waiting for more than 15 minutes: {count}',
      'En attente depuis plus de 15 minutes : {count}',
      'En espera desde hace más de 15 minutos: {count}',
    ),
    advice: words(
      'Nessun processo li prende: riavvia il portale o npm run worker.',
      'No process takes them: restart the portal or npm run worker.',
      'Aucun processus ne les prend : redémarrez le portail ou npm run worker.',
      'Ningún proceso las toma: reinicia el portal o npm run worker.',
    ),
  },
  jobs_failed: {
    said: words(
      'Non riusciti nelle ultime 24 ore: {names}',
      'Failed in the last 24 hours: {names}',
      'En échec ces dernières 24 heures : {names}',
      'Fallidas en las últimas 24 horas: {names}',
    ),
    advice: words(
      'Il registro del server dice perché, con il nome del lavoro.',
      'The server’s log says why, under the name of the job.',
      'Le journal du serveur dit pourquoi, sous le nom de la tâche.',
      'El registro del servidor dice por qué, con el nombre de la tarea.',
    ),
  },
  mail_ok: {
    said: words(
      'Nessuna e-mail in ritardo',
      'No mail is late',
      'Aucun e-mail en retard',
      'Ningún correo con retraso',
    ),
    advice: null,
  },
  mail_none: {
    said: words(
      'Nessun server di posta: le e-mail restano in una cartella',
      'No mail server: mails stay in a folder',
      'Aucun serveur de messagerie : les e-mails restent dans un dossier',
      'Sin servidor de correo: los correos se quedan en una carpeta',
    ),
    advice: words(
      'Imposta SMTP_URL e MAIL_FROM e riavvia.',
      'Set SMTP_URL and MAIL_FROM, and restart.',
      'Définissez SMTP_URL et MAIL_FROM, puis redémarrez.',
      'Define SMTP_URL y MAIL_FROM y reinicia.',
    ),
  },
  mail_late: {
    said: words(
      'E-mail in ritardo di oltre 15 minuti: {count}',
      'Mails late by more than 15 minutes: {count}',
      'E-mails en retard de plus de 15 minutes : {count}',
      'Correos con más de 15 minutos de retraso: {count}',
    ),
    advice: words(
      'Il server di posta non risponde: in Posta in uscita c’è quello che dice.',
      'The mail server does not answer: the outbox shows what it says.',
      'Le serveur de messagerie ne répond pas : la boîte d’envoi montre ce qu’il dit.',
      'El servidor de correo no responde: la bandeja de salida muestra lo que dice.',
    ),
  },
  mail_failed: {
    said: words(
      'E-mail non consegnate: {count}',
      'Mails not delivered: {count}',
      'E-mails non remis : {count}',
      'Correos no entregados: {count}',
    ),
    advice: words(
      'Correggi gli indirizzi e riprova da Posta in uscita.',
      'Correct the addresses and try again from the outbox.',
      'Corrigez les adresses et réessayez depuis la boîte d’envoi.',
      'Corrige las direcciones y vuelve a intentarlo desde la bandeja de salida.',
    ),
  },
  imports_never: {
    said: words(
      'Nessun file importato',
      'No file was imported',
      'Aucun fichier importé',
      'Ningún archivo importado',
    ),
    advice: words(
      'Importa agenzie, clienti e fatture dalla pagina Importazioni.',
      'Import agencies, customers and invoices on the page Imports.',
      'Importez agences, clients et factures depuis la page Importations.',
      'Importa agencias, clientes y facturas desde la página Importaciones.',
    ),
  },
  imports_today: {
    said: words(
      'Ultimo file importato oggi',
      'Last file imported today',
      'Dernier fichier importé aujourd’hui',
      'Último archivo importado hoy',
    ),
    advice: null,
  },
  imports_last: {
    said: words(
      'Ultimo file importato {days} {days:giorno|giorni} fa',
      'Last file imported {days} {days:day|days} ago',
      'Dernier fichier importé il y a {days} {days:jour|jours}',
      'Último archivo importado hace {days} {days:día|días}',
    ),
    advice: words(
      'Guarda perché il gestionale non manda più file.',
      'See why the ERP sends no more files.',
      'Voyez pourquoi l’ERP n’envoie plus de fichiers.',
      'Mira por qué el ERP ya no envía archivos.',
    ),
  },
  imports_failed: {
    said: words(
      'L’ultimo file non è stato importato: {kinds}',
      'The last file was not imported: {kinds}',
      'Le dernier fichier n’a pas été importé : {kinds}',
      'El último archivo no se importó: {kinds}',
    ),
    advice: words(
      'Apri Importazioni: ogni file dice che cosa non va.',
      'Open Imports: each file says what is wrong.',
      'Ouvrez Importations : chaque fichier dit ce qui ne va pas.',
      'Abre Importaciones: cada archivo dice qué está mal.',
    ),
  },
  backup_never: {
    said: words('Nessun backup', 'No backup', 'Aucune sauvegarde', 'Ninguna copia de seguridad'),
    advice: words(
      'Fai partire ogni notte: npm run backup -- FILE',
      'Run every night: npm run backup -- FILE',
      'Lancez chaque nuit : npm run backup -- FILE',
      'Ejecuta cada noche: npm run backup -- FILE',
    ),
  },
  backup_today: {
    said: words(
      'Ultimo backup oggi',
      'Last backup today',
      'Dernière sauvegarde aujourd’hui',
      'Última copia hoy',
    ),
    advice: null,
  },
  backup_ok: {
    said: words(
      'Ultimo backup {days} {days:giorno|giorni} fa',
      'Last backup {days} {days:day|days} ago',
      'Dernière sauvegarde il y a {days} {days:jour|jours}',
      'Última copia hace {days} {days:día|días}',
    ),
    advice: null,
  },
  backup_old: {
    said: words(
      'Ultimo backup {days} {days:giorno|giorni} fa',
      'Last backup {days} {days:day|days} ago',
      'Dernière sauvegarde il y a {days} {days:jour|jours}',
      'Última copia hace {days} {days:día|días}',
    ),
    advice: words(
      'Guarda perché npm run backup non parte più ogni notte.',
      'See why npm run backup no longer runs every night.',
      'Voyez pourquoi npm run backup ne tourne plus chaque nuit.',
      'Mira por qué npm run backup ya no se ejecuta cada noche.',
    ),
  },
  backup_warnings: {
    said: words(
      'All’ultimo backup mancavano dei file: {count}',
      'The last backup lacked files: {count}',
      'Il manquait des fichiers à la dernière sauvegarde : {count}',
      'A la última copia le faltaban archivos: {count}',
    ),
    advice: words(
      'Rimettili da un backup precedente e rifai il backup: il comando li elenca.',
      'Bring them back from an earlier backup and back up again: the command lists them.',
      'Restaurez-les depuis une sauvegarde antérieure et recommencez : la commande les énumère.',
      'Recupéralos de una copia anterior y repite la copia: el comando los enumera.',
    ),
  },
  certificate_ok: {
    said: words(
      'Valido ancora {days} {days:giorno|giorni}',
      'Valid for {days} more {days:day|days}',
      'Encore valable {days} {days:jour|jours}',
      'Válido {days} {days:día|días} más',
    ),
    advice: null,
  },
  certificate_ends: {
    said: words(
      'Scade tra {days} {days:giorno|giorni}',
      'Ends in {days} {days:day|days}',
      'Expire dans {days} {days:jour|jours}',
      'Caduca dentro de {days} {days:día|días}',
    ),
    advice: words(
      'Rinnovalo: dopo, i browser rifiutano il portale.',
      'Renew it: afterwards browsers refuse the portal.',
      'Renouvelez-le : ensuite les navigateurs refuseront le portail.',
      'Renuévalo: después los navegadores rechazarán el portal.',
    ),
  },
  certificate_over: {
    said: words('Scaduto', 'Expired', 'Expiré', 'Caducado'),
    advice: words(
      'Rinnovalo subito: i browser rifiutano il portale.',
      'Renew it at once: browsers refuse the portal.',
      'Renouvelez-le tout de suite : les navigateurs refusent le portail.',
      'Renuévalo ya: los navegadores rechazan el portal.',
    ),
  },
  certificate_none: {
    said: words(
      'L’indirizzo del portale non è https',
      'The portal’s address is not https',
      'L’adresse du portail n’est pas en https',
      'La dirección del portal no es https',
    ),
    advice: words(
      'Mettilo dietro https e imposta PUBLIC_URL: senza, niente lavoro senza rete né posizione.',
      'Put it behind https and set PUBLIC_URL: without it there is no work offline and no position.',
      'Placez-le derrière https et définissez PUBLIC_URL : sans cela, ni travail hors ligne ni position.',
      'Ponlo detrás de https y define PUBLIC_URL: sin ello no hay trabajo sin red ni posición.',
    ),
  },
  certificate_unreachable: {
    said: words(
      'Il portale non raggiunge il proprio indirizzo',
      'The portal does not reach its own address',
      'Le portail n’atteint pas sa propre adresse',
      'El portal no alcanza su propia dirección',
    ),
    advice: words(
      'Controlla PUBLIC_URL, o che il server possa chiamare se stesso.',
      'Check PUBLIC_URL, or that the server may call itself.',
      'Vérifiez PUBLIC_URL, ou que le serveur puisse s’appeler lui-même.',
      'Comprueba PUBLIC_URL, o que el servidor pueda llamarse a sí mismo.',
    ),
  },
  version: {
    said: words(
      'Mandato {version}, Node {node}, avviato {hours} {hours:ora|ore} fa',
      'Mandato {version}, Node {node}, started {hours} {hours:hour|hours} ago',
      'Mandato {version}, Node {node}, démarré il y a {hours} {hours:heure|heures}',
      'Mandato {version}, Node {node}, iniciado hace {hours} {hours:hora|horas}',
    ),
    advice: null,
  },
} as const satisfies Record<string, { readonly said: Words; readonly advice: Words | null }>
