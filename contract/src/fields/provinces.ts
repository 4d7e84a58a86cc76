/** The Italian provinces by region, as ISTAT listed them in 2023; the code is that of the number plates. */
const current: Readonly<Record<string, string>> = {
  Piemonte:
    'AL Alessandria, AT Asti, BI Biella, CN Cuneo, NO Novara, TO Torino, VB Verbano-Cusio-Ossola, VC Vercelli',
  "Valle d'Aosta": "AO Valle d'Aosta",
  Liguria: 'GE Genova, IM Imperia, SP La Spezia, SV Savona',
  Lombardia:
    'BG Bergamo, BS Brescia, CO Como, CR Cremona, LC Lecco, LO Lodi, MN Mantova, MI Milano, MB Monza e della Brianza, PV Pavia, SO Sondrio, VA Varese',
  'Trentino-Alto Adige': 'BZ Bolzano, TN Trento',
  Veneto: 'BL Belluno, PD Padova, RO Rovigo, TV Treviso, VE Venezia, VR Verona, VI Vicenza',
  'Friuli-Venezia Giulia': 'GO Gorizia, PN Pordenone, TS Trieste, UD Udine',
  'Emilia-Romagna':
    "BO Bologna, FE Ferrara, FC Forlì-Cesena, MO Modena, PR Parma, PC Piacenza, RA Ravenna, RE Reggio nell'Emilia, RN Rimini",
  Marche: 'AN Ancona, AP Ascoli Piceno, FM Fermo, MC Macerata, PU Pesaro e Urbino',
  Toscana:
    'AR Arezzo, FI Firenze, GR Grosseto, LI Livorno, LU Lucca, MS Massa-Carrara, PI Pisa, PT Pistoia, PO Prato, SI Siena',
  Umbria: 'PG Perugia, TR Terni',
  Lazio: 'FR Frosinone, LT Latina, RI Rieti, RM Roma, VT Viterbo',
  Campania: 'AV Avellino, BN Benevento, CE Caserta, NA Napoli, SA Salerno',
  Abruzzo: "CH Chieti, AQ L'Aquila, PE Pescara, TE Teramo",
  Molise: 'CB Campobasso, IS Isernia',
  Puglia: 'BA Bari, BT Barletta-Andria-Trani, BR Brindisi, FG Foggia, LE Lecce, TA Taranto',
  Basilicata: 'MT Matera, PZ Potenza',
  Calabria: 'CZ Catanzaro, CS Cosenza, KR Crotone, RC Reggio di Calabria, VV Vibo Valentia',
  Sicilia:
    'AG Agrigento, CL Caltanissetta, CT Catania, EN Enna, ME Messina, PA Palermo, RG Ragusa, SR Siracusa, TP Trapani',
  Sardegna: 'CA Cagliari, NU Nuoro, OR Oristano, SS Sassari, SU Sud Sardegna',
}

/** Codes that stand on older papers: the Sardinian provinces of 2005 to 2016. */
const retired: Readonly<Record<string, string>> = {
  Sardegna: 'CI Carbonia-Iglesias, OG Ogliastra, OT Olbia-Tempio, VS Medio Campidano',
}

export interface Province {
  readonly code: string
  readonly name: string
  readonly region: string
  readonly retired: boolean
}

const listed = (regions: Readonly<Record<string, string>>, isRetired: boolean): Province[] =>
  Object.entries(regions).flatMap(([region, list]) =>
    list
      .split(', ')
      .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3), region, retired: isRetired })),
  )

export const provinces: readonly Province[] = [...listed(current, false), ...listed(retired, true)].toSorted(
  (a, b) => a.name.localeCompare(b.name, 'it'),
)

/** Letters on older papers → those of today: number plates that changed, provinces that were joined to others. */
export const successors: Readonly<Record<string, string>> = {
  FO: 'FC',
  PS: 'PU',
  CI: 'SU',
  VS: 'SU',
  OG: 'NU',
  OT: 'SS',
}

const regions = new Map(provinces.filter((p) => !p.retired).map(({ code, region }) => [code, region]))

/** The region of an Italian province of today. */
export const regionOfProvince = (code: string): string | null => regions.get(code) ?? null
