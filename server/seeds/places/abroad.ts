import type { Area } from './area.ts'

type Regions = Readonly<Record<string, string>>

// Department number, telephone prefix, name. The prefixes are those the French regulator keeps for films
// and books: nobody answers there.
const departments: Regions = {
  'Nouvelle-Aquitaine': `
    16 53649 Charente, 17 53649 Charente-Maritime, 24 53649 Dordogne, 33 53649 Gironde, 40 53649 Landes
    47 53649 Lot-et-Garonne, 64 53649 Pyrénées-Atlantiques, 86 53649 Vienne, 87 53649 Haute-Vienne`,
  Occitanie: '31 53649 Haute-Garonne, 82 53649 Tarn-et-Garonne',
  'Auvergne-Rhône-Alpes': `
    01 46571 Ain, 26 46571 Drôme, 38 46571 Isère, 42 46571 Loire, 63 46571 Puy-de-Dôme, 69 46571 Rhône
    73 46571 Savoie, 74 46571 Haute-Savoie`,
  'Hauts-de-France': '59 35301 Nord, 60 35301 Oise, 62 35301 Pas-de-Calais, 80 35301 Somme',
  'Île-de-France': '77 19900 Seine-et-Marne, 78 19900 Yvelines, 91 19900 Essonne, 95 19900 Val-d’Oise',
}

// Number of the province, which also begins its postal codes, telephone prefix, name.
const spanishProvinces: Regions = {
  Cataluña: '08 93 Barcelona, 17 972 Girona, 25 973 Lleida, 43 977 Tarragona',
  'Comunitat Valenciana': '03 96 Alicante, 12 964 Castellón, 46 96 Valencia',
  'Comunidad de Madrid': '28 91 Madrid',
  'Castilla-La Mancha': '19 949 Guadalajara, 45 925 Toledo',
  Andalucía: '11 956 Cádiz, 14 957 Córdoba, 18 958 Granada, 29 95 Málaga, 41 95 Sevilla',
}

// Number of the district in the municipal code, postal code of its chief town, first digits of the others,
// telephone prefix, name.
const districts: Regions = {
  Bayern: `
    091 80331 83 89 Oberbayern, 092 84028 84 871 Niederbayern, 093 93047 93 941 Oberpfalz
    094 95444 95 921 Oberfranken, 095 91522 90 911 Mittelfranken, 096 97070 97 931 Unterfranken
    097 86150 86 821 Schwaben`,
  'Baden-Württemberg': `
    081 70173 71 711 Stuttgart, 082 76133 76 721 Karlsruhe, 083 79098 79 761 Freiburg, 084 72070 72 7071 Tübingen`,
  'Nordrhein-Westfalen': `
    051 40213 41 211 Düsseldorf, 053 50667 51 221 Köln, 055 48143 48 251 Münster, 057 32756 33 521 Detmold
    059 59821 58 2331 Arnsberg`,
  Hessen: '064 64283 64 6151 Darmstadt, 065 35390 35 641 Gießen, 066 34117 34 561 Kassel',
}

const entries = (regions: Regions): [region: string, words: string[]][] =>
  Object.entries(regions).flatMap(([region, list]) =>
    list.split(/[,\n]/).flatMap((entry): [string, string[]][] => {
      const words = entry.trim().split(' ')
      return words.length > 1 ? [[region, words]] : []
    }),
  )

/** @param chiefEnd how the postal code of the chief town goes on after the number, where it begins with it */
const byNumber = (regions: Regions, chiefEnd?: string): ReadonlyMap<string, Area> =>
  new Map(
    entries(regions).map(([region, [code = '', ...words]]): [string, Area] => {
      const [chief = '', post = ''] = chiefEnd ? [code + chiefEnd, code] : words.splice(0, 2)
      const [dial = '', ...name] = words
      return [code, { number: code, code, province: name.join(' '), region, chief, post, dial }]
    }),
  )

export const france = byNumber(departments, '000')
export const spain = byNumber(spanishProvinces, '001')
export const germany = byNumber(districts)
