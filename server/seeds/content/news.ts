import { audiences, type Written } from './written.ts'
/** Twelve news, the newest first. */
export const news: readonly Written[] = [
  {
    days: 1,
    topic: 'sales',
    cover: 'wardrobe',
    for: audiences.network,
    texts: {
      it: [
        'Listino cucine 2026: date, fasce e doppia validità',
        'Il nuovo listino vale dagli ordini del 12 gennaio. Le fasce passano da cinque a quattro.',
        'Il nuovo listino cucine entra in vigore con gli ordini del **12 gennaio**. I preventivi stampati prima restano validi fino al 28 febbraio con il prezzo vecchio.\n## Che cosa cambia\n- Le fasce di finitura passano da cinque a quattro.\n- Le gole in bronzo entrano in fascia B.\n- Le maggiorazioni per il fuori misura restano invariate.',
      ],
      en: [
        'Kitchen price list 2026: dates, bands and double validity',
        'The new list holds from orders of 12 January. There are four bands instead of five.',
        'The new kitchen list comes into force with orders of **12 January**. Quotes printed before stay valid until 28 February at the old price.\n## What changes\n- Four finish bands instead of five.\n- Bronze grooves move to band B.\n- Surcharges for special sizes stay as they are.',
      ],
      fr: [
        'Tarif cuisines 2026 : dates, gammes et double validité',
        'Le nouveau tarif vaut à partir des commandes du 12 janvier. Quatre gammes au lieu de cinq.',
        'Le nouveau tarif cuisines entre en vigueur avec les commandes du **12 janvier**. Les devis déjà imprimés restent valables jusqu’au 28 février à l’ancien prix.\n## Ce qui change\n- Quatre gammes de finitions au lieu de cinq.\n- Les gorges bronze passent en gamme B.\n- Les plus-values hors mesures ne changent pas.',
      ],
      es: [
        'Tarifa de cocinas 2026: fechas, gamas y doble validez',
        'La nueva tarifa vale desde los pedidos del 12 de enero. Cuatro gamas en lugar de cinco.',
        'La nueva tarifa de cocinas entra en vigor con los pedidos del **12 de enero**. Los presupuestos ya impresos valen hasta el 28 de febrero al precio anterior.\n## Qué cambia\n- Cuatro gamas de acabados en lugar de cinco.\n- Los gola en bronce pasan a la gama B.\n- Los recargos por medidas especiales no cambian.',
      ],
    },
  },
  {
    days: 3,
    topic: 'product',
    cover: 'samples',
    for: audiences.allAndPress,
    texts: {
      it: [
        'Sei nuovi laccati opachi',
        'Argilla, salvia, lino, fumo, cobalto e mattone: i campioni partono questa settimana.',
        'La gamma dei laccati opachi cresce di sei tinte, tutte in **fascia C**: argilla, salvia, lino, fumo, cobalto e mattone.\nI campioni sono già nel catalogo dei materiali: un set per ogni rivenditore, senza costo.',
      ],
      en: [
        'Six new matt lacquers',
        'Clay, sage, linen, smoke, cobalt and brick: samples leave this week.',
        'The range of matt lacquers grows by six colours, all in **band C**: clay, sage, linen, smoke, cobalt and brick.\nThe samples are in the catalogue of materials already: one set for each dealer, free of charge.',
      ],
      fr: [
        'Six nouveaux laqués mats',
        'Argile, sauge, lin, fumée, cobalt et brique : les échantillons partent cette semaine.',
        'La gamme des laqués mats gagne six teintes, toutes en **gamme C** : argile, sauge, lin, fumée, cobalt et brique.\nLes échantillons sont déjà au catalogue des matériels : un jeu par revendeur, sans frais.',
      ],
      es: [
        'Seis nuevos lacados mate',
        'Arcilla, salvia, lino, humo, cobalto y ladrillo: las muestras salen esta semana.',
        'La gama de lacados mate crece con seis colores, todos en la **gama C**: arcilla, salvia, lino, humo, cobalto y ladrillo.\nLas muestras ya están en el catálogo de materiales: un juego por distribuidor, sin coste.',
      ],
    },
  },
  {
    days: 6,
    topic: 'materials',
    cover: 'doors',
    for: audiences.network,
    texts: {
      it: [
        'Espositore ante: come montarlo in dieci minuti',
        'Tre viti, due mani e la nuova guida illustrata.',
        'Il nuovo espositore tiene dodici ante e si monta senza attrezzi speciali. La guida illustrata è nell’area download.\n- Fissa la base a terra.\n- Inserisci i due montanti.\n- Appendi le ante dall’alto verso il basso.',
      ],
      en: [
        'Door display: mounted in ten minutes',
        'Three screws, two hands and the new illustrated guide.',
        'The new display holds twelve doors and needs no special tools. The illustrated guide is in the download area.\n- Fix the base to the floor.\n- Put in the two uprights.\n- Hang the doors from the top down.',
      ],
      fr: [
        'Présentoir de façades : monté en dix minutes',
        'Trois vis, deux mains et le nouveau guide illustré.',
        'Le nouveau présentoir reçoit douze façades et se monte sans outillage particulier. Le guide illustré est dans l’espace de téléchargement.\n- Fixez la base au sol.\n- Insérez les deux montants.\n- Accrochez les façades de haut en bas.',
      ],
      es: [
        'Expositor de puertas: montado en diez minutos',
        'Tres tornillos, dos manos y la nueva guía ilustrada.',
        'El nuevo expositor sostiene doce puertas y se monta sin herramientas especiales. La guía ilustrada está en el área de descargas.\n- Fija la base al suelo.\n- Inserta los dos montantes.\n- Cuelga las puertas de arriba abajo.',
      ],
    },
  },
  {
    days: 8,
    topic: 'product',
    cover: 'table',
    for: audiences.allAndPress,
    texts: {
      it: [
        'Tavolo Liva, ora con gamba in metallo',
        'Stesso piano, tre misure e la gamba in metallo verniciato.',
        'Liva si ordina anche con la gamba in metallo verniciato, nei tre colori delle maniglie. Il piano resta quello in rovere, in **160, 200 e 240 cm**.',
      ],
      en: [
        'Liva table, now with metal legs',
        'The same top, three sizes and painted metal legs.',
        'Liva can be ordered with painted metal legs, too, in the three colours of the handles. The oak top stays, in **160, 200 and 240 cm**.',
      ],
      fr: [
        'Table Liva, désormais avec pied métal',
        'Le même plateau, trois dimensions et le pied en métal laqué.',
        'Liva se commande aussi avec le pied en métal laqué, dans les trois couleurs des poignées. Le plateau en chêne reste, en **160, 200 et 240 cm**.',
      ],
      es: [
        'Mesa Liva, ahora con pata de metal',
        'El mismo sobre, tres medidas y la pata de metal lacado.',
        'Liva se pide también con pata de metal lacado, en los tres colores de los tiradores. El sobre sigue siendo de roble, en **160, 200 y 240 cm**.',
      ],
    },
  },
  {
    days: 12,
    topic: 'training',
    cover: 'kitchen',
    for: audiences.all,
    texts: {
      it: [
        'Corso di progettazione: quattro date in primavera',
        'Un giorno in sede, dodici posti per data, iscrizioni aperte.',
        'Si lavora su una cucina vera, dal rilievo al disegno esecutivo.\n## Le date\n- 5 febbraio\n- 5 marzo\n- 9 aprile\n- 7 maggio\nPer iscriversi basta rispondere al proprio riferimento in sede.',
      ],
      en: [
        'Planning course: four dates in spring',
        'A day at head office, twelve places each, enrolment is open.',
        'We work on a real kitchen, from the survey to the final drawing.\n## Dates\n- 5 February\n- 5 March\n- 9 April\n- 7 May\nTo enrol, write to your contact at head office.',
      ],
      fr: [
        'Formation conception : quatre dates au printemps',
        'Une journée au siège, douze places par date, inscriptions ouvertes.',
        'On travaille sur une vraie cuisine, du relevé au plan d’exécution.\n## Les dates\n- 5 février\n- 5 mars\n- 9 avril\n- 7 mai\nPour s’inscrire, il suffit d’écrire à votre contact au siège.',
      ],
      es: [
        'Curso de diseño: cuatro fechas en primavera',
        'Un día en la sede, doce plazas por fecha, inscripción abierta.',
        'Se trabaja sobre una cocina real, de la medición al plano definitivo.\n## Fechas\n- 5 de febrero\n- 5 de marzo\n- 9 de abril\n- 7 de mayo\nPara inscribirse basta escribir a tu contacto en la sede.',
      ],
    },
  },
  {
    days: 15,
    topic: 'company',
    cover: 'truck',
    for: audiences.network,
    texts: {
      it: [
        'Consegne: due partenze in più per il Sud',
        'Da dicembre si parte anche il mercoledì e il venerdì.',
        'Le partenze per Campania, Puglia, Calabria e Sicilia passano da due a quattro la settimana. I tempi medi scendono di **tre giorni**.',
      ],
      en: [
        'Deliveries: two more departures for the South',
        'From December also on Wednesdays and Fridays.',
        'Departures for Campania, Apulia, Calabria and Sicily grow from two to four a week. Delivery takes **three days** less on average.',
      ],
      fr: [
        'Livraisons : deux départs de plus pour le Sud',
        'À partir de décembre aussi le mercredi et le vendredi.',
        'Les départs pour la Campanie, les Pouilles, la Calabre et la Sicile passent de deux à quatre par semaine. Le délai moyen baisse de **trois jours**.',
      ],
      es: [
        'Entregas: dos salidas más hacia el Sur',
        'Desde diciembre también los miércoles y los viernes.',
        'Las salidas hacia Campania, Apulia, Calabria y Sicilia pasan de dos a cuatro por semana. El plazo medio baja **tres días**.',
      ],
    },
  },
  {
    days: 19,
    topic: 'company',
    cover: 'chart',
    for: audiences.press,
    texts: {
      it: [
        'Cartella stampa: i numeri dell’anno',
        'Dati, immagini e didascalie per la stampa.',
        'La cartella raccoglie i dati dell’esercizio, le immagini delle collezioni e le didascalie pronte da copiare. Per altre richieste c’è l’ufficio stampa.',
      ],
      en: [
        'Press kit: the figures of the year',
        'Data, pictures and captions for the press.',
        'The kit holds the figures of the year, pictures of the collections and captions ready to be copied. For anything else there is the press office.',
      ],
      fr: [
        'Dossier de presse : les chiffres de l’année',
        'Données, images et légendes pour la presse.',
        'Le dossier réunit les chiffres de l’exercice, les images des collections et des légendes prêtes à copier. Pour toute autre demande, le service de presse est à votre disposition.',
      ],
      es: [
        'Dosier de prensa: las cifras del año',
        'Datos, imágenes y pies de foto para la prensa.',
        'El dosier reúne las cifras del ejercicio, las imágenes de las colecciones y los pies de foto listos para copiar. Para otras peticiones está la oficina de prensa.',
      ],
    },
  },
  {
    days: 24,
    topic: 'product',
    cover: 'kitchen',
    for: audiences.allAndPress,
    texts: {
      it: [
        'Alba, la gola ora anche verticale',
        'La gola verticale libera l’anta alta dalla maniglia.',
        'La collezione Alba completa il suo disegno: la gola verticale si ordina per colonne e dispense, in alluminio, bronzo e nero.',
      ],
      en: [
        'Alba, the groove now vertical, too',
        'A vertical groove frees the tall door from its handle.',
        'The Alba collection completes its design: the vertical groove can be ordered for tall units and larders, in aluminium, bronze and black.',
      ],
      fr: [
        'Alba, la gorge aussi à la verticale',
        'La gorge verticale libère la façade haute de sa poignée.',
        'La collection Alba complète son dessin : la gorge verticale se commande pour colonnes et garde-manger, en aluminium, bronze et noir.',
      ],
      es: [
        'Alba, el gola ahora también vertical',
        'El gola vertical libera la puerta alta del tirador.',
        'La colección Alba completa su diseño: el gola vertical se pide para columnas y despensas, en aluminio, bronce y negro.',
      ],
    },
  },
  {
    days: 31,
    topic: 'sales',
    cover: 'calendar',
    for: audiences.agents,
    texts: {
      it: [
        'Riunione agenti: il 4 dicembre in sede',
        'Risultati, nuovo listino e pranzo insieme. Confermare entro il 25 novembre.',
        'Cominciamo alle **9:30** con i risultati, poi il nuovo listino e le prove dei laccati. Chiudiamo alle 16 per i treni.',
      ],
      en: [
        'Agents’ meeting: 4 December at head office',
        'Results, the new list and lunch together. Please confirm by 25 November.',
        'We begin at **9:30** with the results, then the new price list and the lacquers. We end at 4 pm for the trains.',
      ],
      fr: [
        'Réunion des agents : le 4 décembre au siège',
        'Résultats, nouveau tarif et déjeuner ensemble. À confirmer avant le 25 novembre.',
        'Nous commençons à **9 h 30** avec les résultats, puis le nouveau tarif et les laqués. Fin à 16 h pour les trains.',
      ],
      es: [
        'Reunión de agentes: el 4 de diciembre en la sede',
        'Resultados, nueva tarifa y comida juntos. Confirmar antes del 25 de noviembre.',
        'Empezamos a las **9:30** con los resultados, después la nueva tarifa y los lacados. Terminamos a las 16 h por los trenes.',
      ],
    },
  },
  {
    days: 38,
    topic: 'materials',
    cover: 'samples',
    for: audiences.abroad,
    texts: {
      it: [
        'Campionari per l’estero: nuova valigetta',
        'Più leggera di due chili e pronta per l’aereo.',
        'La valigetta dei campioni pesa ora **sei chili** e misura quanto un bagaglio a mano. Si richiede dal catalogo dei materiali.',
      ],
      en: [
        'Samples abroad: a new case',
        'Two kilos lighter and ready for the plane.',
        'The sample case now weighs **six kilos** and is the size of hand luggage. It can be asked for in the catalogue of materials.',
      ],
      fr: [
        'Échantillons à l’étranger : nouvelle mallette',
        'Deux kilos de moins et prête pour l’avion.',
        'La mallette d’échantillons pèse désormais **six kilos** et a la taille d’un bagage à main. Elle se demande dans le catalogue des matériels.',
      ],
      es: [
        'Muestrarios en el extranjero: nuevo maletín',
        'Dos kilos menos y listo para el avión.',
        'El maletín de muestras pesa ahora **seis kilos** y mide como un equipaje de mano. Se pide en el catálogo de materiales.',
      ],
    },
  },
  {
    days: 47,
    topic: 'product',
    cover: 'wardrobe',
    for: audiences.all,
    texts: {
      it: [
        'Armadi: schiena attrezzata di serie',
        'Da ottobre la schiena forata è compresa nel prezzo.',
        'Tutti gli armadi battenti e scorrevoli escono con la **schiena attrezzata**: ripiani e barre si spostano senza attrezzi.',
      ],
      en: [
        'Wardrobes: fitted backs as standard',
        'Since October the drilled back is included in the price.',
        'All hinged and sliding wardrobes leave with the **fitted back**: shelves and rails are moved without tools.',
      ],
      fr: [
        'Armoires : dos équipé de série',
        'Depuis octobre le dos percé est compris dans le prix.',
        'Toutes les armoires battantes et coulissantes sortent avec le **dos équipé** : étagères et barres se déplacent sans outils.',
      ],
      es: [
        'Armarios: trasera equipada de serie',
        'Desde octubre la trasera perforada está incluida en el precio.',
        'Todos los armarios abatibles y correderos salen con la **trasera equipada**: estantes y barras se mueven sin herramientas.',
      ],
    },
  },
  {
    days: 60,
    topic: 'company',
    cover: 'truck',
    for: audiences.allAndPress,
    texts: {
      it: [
        'Imballi senza plastica',
        'Dal primo trimestre solo cartone e carta.',
        'Angolari, pellicole e riempimenti diventano di carta e cartone. Il cartone porta stampato dove si piega e come si **riusa**.',
      ],
      en: [
        'Packing without plastic',
        'Only card and paper from the first quarter.',
        'Corners, films and filling become paper and card. The card says in print where it folds and how to **use it again**.',
      ],
      fr: [
        'Emballages sans plastique',
        'Dès le premier trimestre, seulement carton et papier.',
        'Cornières, films et calages deviennent papier et carton. Le carton indique où il se plie et comment le **réutiliser**.',
      ],
      es: [
        'Embalajes sin plástico',
        'Desde el primer trimestre solo cartón y papel.',
        'Cantoneras, películas y rellenos pasan a papel y cartón. El cartón lleva impreso dónde se pliega y cómo **reutilizarlo**.',
      ],
    },
  },
]
