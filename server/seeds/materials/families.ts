import { lastYear } from '../sales/calendar.ts'
import type { Motif } from './pictures.ts'

/** A family of support materials, and how its pieces are made up. */
export interface FamilyPlan {
  readonly name: string
  readonly names: { readonly en: string; readonly fr: string; readonly es: string }
  readonly prefix: string
  readonly type: string
  readonly motif: Motif
  readonly manager: string
  /** Names of the materials; those with `{language}` exist once for each language. */
  readonly things: readonly string[]
  readonly pack: number
  /** Grams of one piece. */
  readonly weight: number
  /** What one costs to make, in euros. */
  readonly cost: number
  /** Pieces of a load. */
  readonly load: number
  /** Features of each, as label and value; in Italian. */
  readonly features: readonly (readonly [label: string, value: string])[]
}

const models = ['Alba', 'Brera', 'Carso', 'Dolomia', 'Essenza', 'Fiume', 'Garda', 'Iris', 'Loggia', 'Marea']

export const familyPlans: readonly FamilyPlan[] = [
  {
    name: 'Cataloghi',
    names: { en: 'Catalogues', fr: 'Catalogues', es: 'Catálogos' },
    prefix: 'CT',
    type: 'stampato',
    motif: 'book',
    manager: 'Ufficio marketing',
    things: [
      `Catalogo Cucine ${lastYear}, {language}`,
      `Catalogo Living ${lastYear}, {language}`,
      `Catalogo Bagno ${lastYear}, {language}`,
      `Catalogo Elettrodomestici ${lastYear}, {language}`,
      'Catalogo Contract, {language}',
      'Manuale tecnico delle composizioni, {language}',
    ],
    pack: 10,
    weight: 940,
    cost: 6.4,
    load: 900,
    features: [
      ['Formato', '23 × 30 cm'],
      ['Pagine', '240'],
      ['Carta', 'patinata opaca 150 g'],
    ],
  },
  {
    name: 'Mazzette',
    names: { en: 'Swatches', fr: 'Nuanciers', es: 'Muestrarios' },
    prefix: 'MT',
    type: 'campione',
    motif: 'fan',
    manager: 'Ufficio prodotto',
    things: [
      ...[
        'laccati opachi',
        'laccati lucidi',
        'legni',
        'melaminici',
        'Fenix',
        'gres',
        'quarzi',
        'marmi',
        'vetri',
        'metalli',
      ].map((finish) => `Mazzetta ${finish} ${lastYear}`),
      ...[
        'laccati opachi',
        'laccati lucidi',
        'legni',
        'melaminici',
        'Fenix',
        'gres',
        'quarzi',
        'marmi',
        'vetri',
        'metalli',
      ].map((finish) => `Mazzetta ${finish}, formato tasca`),
      ...[
        'lino',
        'cotone',
        'velluto',
        'pelle',
        'ecopelle',
        'corda',
        'bouclé',
        'lana',
        'tecnico',
        'outdoor',
      ].map((fabric) => `Mazzetta tessuti sedie, ${fabric}`),
    ],
    pack: 2,
    weight: 620,
    cost: 14.2,
    load: 160,
    features: [
      ['Finiture', '32'],
      ['Formato', '8 × 22 cm'],
    ],
  },
  {
    name: 'Ante campione',
    names: { en: 'Sample doors', fr: 'Façades échantillon', es: 'Puertas de muestra' },
    prefix: 'AC',
    type: 'campione',
    motif: 'door',
    manager: 'Ufficio prodotto',
    things: models.flatMap((model) =>
      ['45×72', '30×40', 'angolo'].map((size) => `Anta campione ${model} ${size}`),
    ),
    pack: 1,
    weight: 3800,
    cost: 21.5,
    load: 60,
    features: [
      ['Spessore', '22 mm'],
      ['Imballo', 'singolo, con paracolpi'],
    ],
  },
  {
    name: 'Cofanetti',
    names: { en: 'Sample boxes', fr: 'Coffrets', es: 'Cofres' },
    prefix: 'CL',
    type: 'campione',
    motif: 'box',
    manager: 'Ufficio prodotto',
    things: [
      'laccati opachi, 32 colori',
      'laccati lucidi, 24 colori',
      'legni, 18 essenze',
      'melaminici, 40 decori',
      'piani in quarzo, 20',
      'piani in gres, 24',
      'piani in HPL, 30',
      'maniglie, 16',
      'gole, 8',
      'vetri, 12',
      'metalli, 10',
      'tessuti, 48',
    ].map((what) => `Cofanetto ${what}`),
    pack: 1,
    weight: 5200,
    cost: 46,
    load: 80,
    features: [['Chiusura', 'magnetica']],
  },
  {
    name: 'Espositori',
    names: { en: 'Displays', fr: 'Présentoirs', es: 'Expositores' },
    prefix: 'ES',
    type: 'espositore',
    motif: 'stand',
    manager: 'Ufficio punti vendita',
    things: [
      'Espositore ante 12 campioni',
      'Espositore ante 24 campioni',
      'Espositore piani da terra',
      'Espositore piani da banco',
      'Espositore maniglie',
      'Totem ingresso',
      'Totem con monitor',
      'Espositore cataloghi',
      'Porta depliant da banco',
      'Pannello parete finiture',
      'Pannello parete marchio',
      'Bandiera esterna',
      'Insegna luminosa',
      'Vetrofania marchio',
    ],
    pack: 1,
    weight: 18_500,
    cost: 118,
    load: 36,
    features: [['Montaggio', '20 minuti, senza attrezzi']],
  },
  {
    name: 'Cartelle stampa',
    names: { en: 'Press kits', fr: 'Dossiers de presse', es: 'Carpetas de prensa' },
    prefix: 'CS',
    type: 'stampato',
    motif: 'folder',
    manager: 'Ufficio stampa',
    things: ['Cartella stampa, {language}', 'Cartella stampa fiera, {language}'],
    pack: 5,
    weight: 280,
    cost: 3.1,
    load: 240,
    features: [['Contenuto', 'testi e chiavetta con immagini']],
  },
  {
    name: 'Depliant',
    names: { en: 'Leaflets', fr: 'Dépliants', es: 'Folletos' },
    prefix: 'DP',
    type: 'stampato',
    motif: 'leaflet',
    manager: 'Ufficio marketing',
    things: [
      ...models.map((model) => `Depliant ${model}`),
      ...[
        'Promozione autunno',
        'Promozione elettrodomestici',
        'Premia',
        'Garanzia e assistenza',
        'Manutenzione dei piani',
        'Illuminazione',
        'Piccoli spazi',
        'Isole e penisole',
        'Sedie e tavoli',
        'Pronta consegna',
      ].map((what) => `Depliant ${what}`),
    ],
    pack: 50,
    weight: 42,
    cost: 0.34,
    load: 4000,
    features: [
      ['Formato', '10 × 21 cm'],
      ['Ante', '4'],
    ],
  },
  {
    name: 'Oggetti',
    names: { en: 'Gifts', fr: 'Objets', es: 'Objetos' },
    prefix: 'OG',
    type: 'omaggio',
    motif: 'bag',
    manager: 'Ufficio marketing',
    things: [
      'Metro pieghevole',
      'Borsa in tela',
      'Penna',
      'Taccuino',
      'Grembiule',
      'Tagliere in noce',
      'Set calamite',
      'Portachiavi',
      'Matita da falegname',
      'Ombrello',
      'Tazza',
      'Canovaccio',
    ],
    pack: 25,
    weight: 120,
    cost: 2.2,
    load: 700,
    features: [['Marchio', 'a un colore']],
  },
]

export const editions = [
  ['IT', 'it'],
  ['EN', 'en'],
  ['FR', 'fr'],
  ['ES', 'es'],
] as const
