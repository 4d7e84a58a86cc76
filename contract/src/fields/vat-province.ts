/** Provinces in the order of the numbers that the tax offices had: digits 8 to 10 of an Italian VAT number. */
const offices =
  'TO VC NO CN AT AL AO IM SV GE SP VA CO SO MI BG BS PV CR MN BZ TN VR VI BL TV VE PD RO UD GO TS PC PR RE MO BO FE RA FC ' +
  'PU AN MC AP MS LU PT FI LI PI AR SI GR PG TR VT RI RM LT FR CE BN NA AV SA AQ TE PE CH CB FG BA TA BR LE PZ MT CS CZ RC ' +
  'TP PA ME AG CL EN CT RG SR SS NU CA PN IS OR BI LC LO RN PO KR VV VB'
const provinces = offices.split(' ')

/** Where an Italian VAT number was given out, as the letters of a province; null where the number does not say. */
export const provinceOfVat = (digits: string): string | null =>
  /^\d{11}$/.test(digits) ? (provinces[Number(digits.slice(7, 10)) - 1] ?? null) : null
