/** A shop the demonstration tells about, all of agency 1. */
export interface NamedShop {
  readonly code: string
  readonly name: string
  readonly street: string
  readonly town: string
  readonly postalCode: string
  readonly activation: string
  readonly shares: readonly [number, number, number]
  readonly reached: number | null
}

/** The customer of the demonstration sign-in, with revenue in every month. */
export const customerShop = '014207'

export const namedShops: readonly NamedShop[] = [
  {
    code: customerShop,
    name: 'Arredamenti Zanetti S.r.l.',
    street: 'Via Feltrina, 118',
    town: 'Treviso',
    postalCode: '31100',
    activation: '2009-03-16',
    shares: [0.078, 0.0813, 0.0866],
    reached: 108,
  },
  {
    code: '011893',
    name: 'Mobilificio Da Ros',
    street: 'Via Manin, 64',
    town: 'Conegliano',
    postalCode: '31015',
    activation: '2003-10-06',
    shares: [0.067, 0.0687, 0.0699],
    reached: 101.7,
  },
  {
    code: '015530',
    name: 'Spazio Abitare di Pavan M. & C. S.a.s.',
    street: 'Via Terraglio, 31',
    town: 'Mestre',
    postalCode: '30174',
    activation: '2013-05-20',
    shares: [0.061, 0.0625, 0.061],
    reached: 97.3,
  },
  {
    code: '012046',
    name: 'Centro Cucine Friuli S.r.l.',
    street: 'Via Nazionale, 52',
    town: 'Tavagnacco',
    postalCode: '33010',
    activation: '2004-02-09',
    shares: [0.0615, 0.0602, 0.0492],
    reached: 86.4,
  },
  {
    code: '010388',
    name: 'Interni Berton 1962',
    street: 'Viale Venezia, 7',
    town: 'Bassano del Grappa',
    postalCode: '36061',
    activation: '1998-09-14',
    shares: [0.051, 0.0503, 0.0524],
    reached: 104,
  },
  {
    code: '013355',
    name: 'La Bottega del Mobile di De Bona',
    street: 'Via Feltre, 19',
    town: 'Belluno',
    postalCode: '32100',
    activation: '2007-11-05',
    shares: [0.03, 0.0311, 0.0314],
    reached: 100.4,
  },
  // A good client that has bought nothing in the last year and whom nobody has called yet.
  {
    code: '015012',
    name: 'Casa Viva S.n.c.',
    street: 'Via Calvi, 40',
    town: 'Portogruaro',
    postalCode: '30026',
    activation: '2012-04-02',
    shares: [0.021, 0.0196, 0],
    reached: null,
  },
]
