/** A name or a part of one: in Italian, and in the languages of the others who read the catalogue. */
type Row = readonly [it: string, en: string, fr: string, es: string]

/** How a name is put together; `{}` is what it is of. The first that fits holds. */
const shapes: readonly Row[] = [
  ['Catalogo {}', '{} catalogue', 'Catalogue {}', 'Catálogo {}'],
  [
    'Mazzetta tessuti sedie',
    'Chair fabric swatches',
    'Nuancier tissus pour chaises',
    'Muestrario de tejidos para sillas',
  ],
  ['Mazzetta {}', 'Swatch book {}', 'Nuancier {}', 'Muestrario {}'],
  ['Anta campione {}', 'Sample door {}', 'Façade échantillon {}', 'Puerta de muestra {}'],
  ['Cofanetto {}', 'Sample box {}', 'Coffret {}', 'Cofre {}'],
  ['Espositore {}', 'Display for {}', 'Présentoir {}', 'Expositor {}'],
  ['Pannello parete {}', 'Wall panel {}', 'Panneau mural {}', 'Panel de pared {}'],
  ['Depliant {}', '{} leaflet', 'Dépliant {}', 'Folleto {}'],
]

/** Words and phrases, the longer before those they contain. */
const words: readonly Row[] = [
  [
    'Manuale tecnico delle composizioni',
    'Technical manual of compositions',
    'Manuel technique des compositions',
    'Manual técnico de composiciones',
  ],
  [
    'Porta depliant da banco',
    'Counter leaflet holder',
    'Porte-dépliants de comptoir',
    'Portafolletos de mostrador',
  ],
  ['Cartella stampa fiera', 'Trade fair press kit', 'Dossier de presse salon', 'Carpeta de prensa de feria'],
  ['Cartella stampa', 'Press kit', 'Dossier de presse', 'Carpeta de prensa'],
  [
    'Promozione elettrodomestici',
    'Appliance promotion',
    'Promotion électroménager',
    'Promoción de electrodomésticos',
  ],
  ['Promozione autunno', 'Autumn promotion', 'Promotion automne', 'Promoción de otoño'],
  ['Garanzia e assistenza', 'Warranty and service', 'Garantie et assistance', 'Garantía y asistencia'],
  ['Manutenzione dei piani', 'Worktop care', 'Entretien des plans', 'Cuidado de encimeras'],
  ['Illuminazione', 'Lighting', 'Éclairage', 'Iluminación'],
  ['Piccoli spazi', 'Small spaces', 'Petits espaces', 'Espacios pequeños'],
  ['Isole e penisole', 'Islands and peninsulas', 'Îlots et péninsules', 'Islas y penínsulas'],
  ['Sedie e tavoli', 'Chairs and tables', 'Chaises et tables', 'Sillas y mesas'],
  ['Pronta consegna', 'Ready goods', 'Livraison immédiate', 'Entrega inmediata'],
  ['Totem ingresso', 'Entrance totem', 'Totem d’entrée', 'Tótem de entrada'],
  ['Totem con monitor', 'Totem with screen', 'Totem avec écran', 'Tótem con pantalla'],
  ['Bandiera esterna', 'Outdoor flag', 'Drapeau extérieur', 'Bandera exterior'],
  ['Insegna luminosa', 'Illuminated sign', 'Enseigne lumineuse', 'Rótulo luminoso'],
  ['Vetrofania marchio', 'Brand window sticker', 'Vitrophanie de la marque', 'Vinilo de la marca'],
  ['Metro pieghevole', 'Folding rule', 'Mètre pliant', 'Metro plegable'],
  ['Borsa in tela', 'Canvas bag', 'Sac en toile', 'Bolsa de tela'],
  ['Penna', 'Pen', 'Stylo', 'Bolígrafo'],
  ['Taccuino', 'Notebook', 'Carnet', 'Libreta'],
  ['Grembiule', 'Apron', 'Tablier', 'Delantal'],
  ['Tagliere in noce', 'Walnut chopping board', 'Planche à découper en noyer', 'Tabla de cortar de nogal'],
  ['Set calamite', 'Set of magnets', 'Jeu d’aimants', 'Juego de imanes'],
  ['Portachiavi', 'Key ring', 'Porte-clés', 'Llavero'],
  ['Matita da falegname', 'Carpenter’s pencil', 'Crayon de menuisier', 'Lápiz de carpintero'],
  ['Ombrello', 'Umbrella', 'Parapluie', 'Paraguas'],
  ['Tazza', 'Mug', 'Tasse', 'Taza'],
  ['Canovaccio', 'Tea towel', 'Torchon', 'Paño de cocina'],
  ['Elettrodomestici', 'Appliances', 'Électroménager', 'Electrodomésticos'],
  ['Cucine', 'Kitchens', 'Cuisines', 'Cocinas'],
  ['Bagno', 'Bathroom', 'Salle de bains', 'Baño'],
  ['ante 12 campioni', '12 sample doors', '12 façades', '12 puertas'],
  ['ante 24 campioni', '24 sample doors', '24 façades', '24 puertas'],
  ['piani da terra', 'worktops, floor-standing', 'plans de travail, au sol', 'encimeras, de suelo'],
  ['piani da banco', 'worktops, for the counter', 'plans de travail, de comptoir', 'encimeras, de mostrador'],
  ['piani in quarzo', 'quartz worktops', 'plans en quartz', 'encimeras de cuarzo'],
  ['piani in gres', 'stoneware worktops', 'plans en grès', 'encimeras de gres'],
  ['piani in HPL', 'HPL worktops', 'plans en HPL', 'encimeras de HPL'],
  ['laccati opachi', 'matt lacquers', 'laqués mats', 'lacados mate'],
  ['laccati lucidi', 'gloss lacquers', 'laqués brillants', 'lacados brillo'],
  ['melaminici', 'melamines', 'mélaminés', 'melaminas'],
  ['formato tasca', 'pocket size', 'format poche', 'formato bolsillo'],
  ['finiture', 'finishes', 'finitions', 'acabados'],
  ['maniglie', 'handles', 'poignées', 'tiradores'],
  ['cataloghi', 'catalogues', 'catalogues', 'catálogos'],
  ['tessuti', 'fabrics', 'tissus', 'tejidos'],
  ['essenze', 'species', 'essences', 'especies'],
  ['colori', 'colours', 'coloris', 'colores'],
  ['decori', 'decors', 'décors', 'decoraciones'],
  ['marchio', 'brand', 'de la marque', 'de la marca'],
  ['angolo', 'corner', 'angle', 'esquina'],
  ['legni', 'woods', 'bois', 'maderas'],
  ['quarzi', 'quartzes', 'quartz', 'cuarzos'],
  ['marmi', 'marbles', 'marbres', 'mármoles'],
  ['vetri', 'glasses', 'verres', 'vidrios'],
  ['metalli', 'metals', 'métaux', 'metales'],
  ['gole', 'grip profiles', 'gorges', 'golas'],
  ['gres', 'stoneware', 'grès', 'gres'],
  ['ecopelle', 'faux leather', 'similicuir', 'polipiel'],
  ['pelle', 'leather', 'cuir', 'piel'],
  ['lino', 'linen', 'lin', 'lino'],
  ['cotone', 'cotton', 'coton', 'algodón'],
  ['velluto', 'velvet', 'velours', 'terciopelo'],
  ['corda', 'rope', 'corde', 'cuerda'],
  ['lana', 'wool', 'laine', 'lana'],
  ['tecnico', 'technical', 'technique', 'técnico'],
  ['outdoor', 'outdoor', 'extérieur', 'exterior'],
]

/** What its features are called and say. */
const features: readonly Row[] = [
  ['Formato', 'Format', 'Format', 'Formato'],
  ['Pagine', 'Pages', 'Pages', 'Páginas'],
  ['Carta', 'Paper', 'Papier', 'Papel'],
  ['patinata opaca 150 g', 'matt coated, 150 g', 'couché mat 150 g', 'estucado mate 150 g'],
  ['Finiture', 'Finishes', 'Finitions', 'Acabados'],
  ['Spessore', 'Thickness', 'Épaisseur', 'Grosor'],
  ['Imballo', 'Packing', 'Emballage', 'Embalaje'],
  [
    'singolo, con paracolpi',
    'single, with bumpers',
    'individuel, avec protections',
    'individual, con protecciones',
  ],
  ['Chiusura', 'Closing', 'Fermeture', 'Cierre'],
  ['magnetica', 'magnetic', 'magnétique', 'magnético'],
  ['Montaggio', 'Assembly', 'Montage', 'Montaje'],
  [
    '20 minuti, senza attrezzi',
    '20 minutes, without tools',
    '20 minutes, sans outils',
    '20 minutos, sin herramientas',
  ],
  ['Contenuto', 'Contents', 'Contenu', 'Contenido'],
  [
    'testi e chiavetta con immagini',
    'texts, and a USB stick with pictures',
    'textes et clé USB avec images',
    'textos y memoria USB con imágenes',
  ],
  ['Ante', 'Folds', 'Volets', 'Hojas'],
  ['Marchio', 'Brand', 'Marque', 'Marca'],
  ['a un colore', 'in one colour', 'en une couleur', 'a un color'],
]

export const others = ['en', 'fr', 'es'] as const
type Other = (typeof others)[number]
const at = { en: 1, fr: 2, es: 3 } as const

const inWords = (text: string, language: Other): string =>
  words.reduce((said, row) => {
    const place = said.indexOf(row[0])
    return place < 0 ||
      /\p{L}/u.test(said[place - 1] ?? '') ||
      /\p{L}/u.test(said[place + row[0].length] ?? '')
      ? said
      : said.slice(0, place) + row[at[language]] + said.slice(place + row[0].length)
  }, text)

/** The whole of a name: its shape, what it is of, and what follows a year or a comma. */
function inShape(name: string, language: Other): string {
  const [, head = name, tail = ''] = /^(.*?)((?: \d{4})?(?:, .*)?)$/.exec(name) ?? []
  for (const shape of shapes) {
    const before = shape[0].replace('{}', '')
    if (!head.startsWith(before)) continue
    return (
      shape[at[language]].replace('{}', inWords(head.slice(before.length), language)) +
      inWords(tail, language)
    )
  }
  return inWords(head, language) + inWords(tail, language)
}

/** What a material of the demonstration is called besides Italian. */
export function nameIn(name: string, language: Other): string {
  const said = inShape(name, language)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

export const featureIn = (text: string, language: Other): string =>
  features.find(([it]) => it === text)?.[at[language]] ?? text
