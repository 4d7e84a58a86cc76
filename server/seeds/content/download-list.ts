import type { AudiencePart } from '@mandato/contract/content/audience'
import type { Language } from '@mandato/contract/words'
import { audiences } from './written.ts'

type Names = Readonly<Record<Language, string>>
const names = (it: string, en: string, fr: string, es: string): Names => ({ it, en, fr, es })

/** A version, so many days ago; what is new in it is said in the language of its file. */
export interface Version {
  readonly days: number
  readonly in: readonly (Language | 'all')[]
  readonly note: string
}
export interface DemoFile {
  readonly titles: Names
  readonly versions: readonly Version[]
  /** A picture: which one, what it shows and who made it. */
  readonly picture?: { readonly scene: 'kitchen' | 'island' | 'wardrobe' | 'works'; readonly captions: Names }
  /** The version the agent of the demonstration took last. */
  readonly taken?: number
}
export interface DemoFolder {
  readonly names: Names
  readonly for?: readonly Partial<AudiencePart>[]
  readonly files?: readonly DemoFile[]
  readonly folders?: readonly DemoFolder[]
}

const all: readonly Language[] = ['it', 'en', 'fr', 'es']
const first = (days: number, languages: readonly (Language | 'all')[] = all): Version => ({
  days,
  in: languages,
  note: 'prima edizione',
})

/** The download area of the demonstration: five folders, the last one for the press. */
export const downloadArea: readonly DemoFolder[] = [
  {
    names: names(
      'Listini e condizioni',
      'Price lists and terms',
      'Tarifs et conditions',
      'Tarifas y condiciones',
    ),
    for: audiences.network,
    folders: [
      {
        names: names('Cucine', 'Kitchens', 'Cuisines', 'Cocinas'),
        files: [
          {
            titles: names('Listino cucine', 'Kitchen price list', 'Tarif cuisines', 'Tarifa de cocinas'),
            versions: [
              first(140),
              { days: 60, in: all, note: 'corretti 14 codici della serie Alba' },
              { days: 2, in: all, note: 'fasce da cinque a quattro, gole bronzo' },
            ],
            taken: 1,
          },
          {
            titles: names(
              'Maggiorazioni e fuori misura',
              'Surcharges and special sizes',
              'Plus-values et hors dimensions',
              'Recargos y medidas especiales',
            ),
            versions: [
              first(120, ['it', 'fr']),
              { days: 30, in: ['it', 'fr'], note: 'nuovi limiti per le ante' },
            ],
            taken: 2,
          },
          {
            titles: names(
              'Guida alle fasce e alle finiture',
              'Guide to groups and finishes',
              'Guide des groupes et finitions',
              'Guía de grupos y acabados',
            ),
            versions: [first(90, ['it', 'en'])],
          },
        ],
      },
      {
        names: names('Elettrodomestici', 'Appliances', 'Électroménager', 'Electrodomésticos'),
        files: [
          {
            titles: names(
              'Listino elettrodomestici',
              'Appliance price list',
              'Tarif électroménager',
              'Tarifa de electrodomésticos',
            ),
            versions: [first(150), { days: 15, in: all, note: 'aggiunte le lavastoviglie da 45 cm' }],
            taken: 1,
          },
          {
            titles: names(
              'Consumi e classi, tabella',
              'Consumption and classes, table',
              'Consommations et classes, tableau',
              'Consumos y clases, tabla',
            ),
            versions: [first(45, ['all'])],
            taken: 1,
          },
        ],
      },
      {
        names: names(
          'Condizioni per gli agenti',
          'Terms for agents',
          'Conditions pour les agents',
          'Condiciones para agentes',
        ),
        for: audiences.agents,
        files: [
          {
            titles: names(
              'Condizioni di agenzia',
              'Agency terms',
              'Conditions d’agence',
              'Condiciones de agencia',
            ),
            versions: [first(200, ['it', 'fr'])],
          },
        ],
      },
    ],
  },
  {
    names: names('Schede tecniche', 'Technical sheets', 'Fiches techniques', 'Fichas técnicas'),
    for: audiences.all,
    files: [
      {
        titles: names(
          'Alba, scheda tecnica',
          'Alba, technical sheet',
          'Alba, fiche technique',
          'Alba, ficha técnica',
        ),
        versions: [first(160), { days: 70, in: ['it', 'en'], note: 'nuove quote delle colonne' }],
      },
      {
        titles: names(
          'Liva, scheda tecnica',
          'Liva, technical sheet',
          'Liva, fiche technique',
          'Liva, ficha técnica',
        ),
        versions: [first(80)],
        taken: 1,
      },
    ],
  },
  {
    names: names('Montaggio', 'Assembly', 'Montage', 'Montaje'),
    for: audiences.all,
    files: [
      {
        titles: names(
          'Montaggio delle colonne',
          'Assembling tall units',
          'Montage des colonnes',
          'Montaje de columnas',
        ),
        versions: [first(130), { days: 20, in: all, note: 'fissaggio a parete rivisto' }],
      },
      {
        titles: names(
          'Regolazione delle ante',
          'Adjusting doors',
          'Réglage des portes',
          'Ajuste de las puertas',
        ),
        versions: [first(110, ['it', 'en'])],
      },
    ],
  },
  {
    names: names(
      'Immagini e cataloghi',
      'Pictures and catalogues',
      'Images et catalogues',
      'Imágenes y catálogos',
    ),
    for: audiences.allAndPress,
    files: [
      {
        titles: names('Catalogo generale', 'General catalogue', 'Catalogue général', 'Catálogo general'),
        versions: [first(100), { days: 9, in: all, note: 'aggiunta la serie Liva' }],
      },
      {
        titles: names('Cucina Alba', 'Alba kitchen', 'Cuisine Alba', 'Cocina Alba'),
        versions: [first(50, ['all'])],
        picture: {
          scene: 'kitchen',
          captions: names(
            'Cucina Alba in rovere chiaro con piano color noce e maniglie in bronzo.',
            'Alba kitchen in pale oak with a walnut-coloured top and bronze handles.',
            'Cuisine Alba en chêne clair, plan couleur noyer et poignées bronze.',
            'Cocina Alba en roble claro con encimera color nogal y tiradores bronce.',
          ),
        },
      },
      {
        titles: names('Armadio Liva', 'Liva wardrobe', 'Armoire Liva', 'Armario Liva'),
        versions: [first(40, ['all'])],
        picture: {
          scene: 'wardrobe',
          captions: names(
            'Armadio Liva a quattro ante, finitura salvia.',
            'Liva wardrobe with four doors, sage finish.',
            'Armoire Liva à quatre portes, finition sauge.',
            'Armario Liva de cuatro puertas, acabado salvia.',
          ),
        },
      },
    ],
  },
  {
    names: names('Cartella stampa', 'Press kit', 'Dossier de presse', 'Dosier de prensa'),
    for: audiences.press,
    folders: [
      {
        names: names('Comunicati', 'Releases', 'Communiqués', 'Comunicados'),
        files: [
          {
            titles: names(
              'L’azienda in breve',
              'The company in brief',
              'L’entreprise en bref',
              'La empresa en breve',
            ),
            versions: [first(170), { days: 25, in: all, note: 'cifre dell’anno' }],
          },
        ],
      },
      {
        names: names('Fotografie', 'Photographs', 'Photographies', 'Fotografías'),
        files: [
          {
            titles: names('Isola Alba', 'Alba island', 'Îlot Alba', 'Isla Alba'),
            versions: [first(35, ['all'])],
            picture: {
              scene: 'island',
              captions: names(
                'L’isola Alba con piano snack e lampade a sospensione.',
                'The Alba island with a breakfast bar and pendant lamps.',
                'L’îlot Alba avec son coin repas et ses suspensions.',
                'La isla Alba con barra y lámparas colgantes.',
              ),
            },
          },
          {
            titles: names('Lo stabilimento', 'The works', 'L’usine', 'La fábrica'),
            versions: [first(34, ['all'])],
            picture: {
              scene: 'works',
              captions: names(
                'Lo stabilimento visto da sud.',
                'The works seen from the south.',
                'L’usine vue du sud.',
                'La fábrica vista desde el sur.',
              ),
            },
          },
        ],
      },
    ],
  },
]
