import { provinces, successors } from './provinces.ts'

/**
 * Which provinces the Italian postal codes (CAP) of a beginning belong to, by Poste Italiane's zones: two digits for a
 * province, more where a zone is shared. The longest beginning decides.
 */
const zones = `
  00 RM, 01 VT, 02 RI, 03 FR, 04 LT, 05 TR, 06 PG, 07 SS, 08 NU/OR/SU, 09 CA/SU, 0907 OR, 0908 OR, 0909 OR, 09170 OR,
  10 TO, 11 AO, 12 CN, 12071 CN/SV, 13 VC, 138 BI, 139 BI, 14 AT, 15 AL, 16 GE, 17 SV, 18 IM, 18025 CN/IM, 19 SP,
  20 MI, 208 MB, 209 MB, 21 VA, 22 CO, 23 SO, 238 LC, 239 LC, 24 BG, 25 BS, 26 CR, 268 LO, 269 LO, 27 PV, 28 NO,
  288 VB, 289 VB, 29 PC,
  30 VE, 31 TV, 32 BL, 33 UD, 3307 PN, 3308 PN, 3309 PN, 33170 PN, 34 TS, 3407 GO, 34170 GO, 35 PD, 36 VI, 37 VR,
  38 TN, 39 BZ,
  40 BO, 41 MO, 42 RE, 43 PR, 44 FE, 45 RO, 46 MN, 47 FC, 478 RN, 479 RN, 48 RA,
  50 FI, 51 PT, 52 AR, 53 SI, 54 MS, 55 LU, 56 PI, 57 LI, 58 GR, 59 PO,
  60 AN, 61 PU, 62 MC, 63 AP, 638 FM, 639 FM, 64 TE, 65 PE, 66 CH, 67 AQ,
  70 BA, 71 FG, 72 BR, 73 LE, 74 TA, 75 MT, 76 BT,
  80 NA, 81 CE, 82 BN, 83 AV, 84 SA, 85 PZ, 86 CB, 8607 IS, 8608 IS, 8609 IS, 86170 IS, 87 CS, 88 CZ, 888 KR, 889 KR,
  89 RC, 898 VV, 899 VV,
  90 PA, 91 TP, 92 AG, 93 CL, 94 EN, 95 CT, 96 SR, 97 RG, 98 ME`

const provincesOf: ReadonlyMap<string, readonly string[]> = new Map(
  zones.split(',').map((zone) => {
    const [beginning = '', codes = ''] = zone.trim().split(' ')
    return [beginning, codes.split('/')] as const
  }),
)

/** The letters of the provinces a postal code can be in; none for what is no Italian postal code. */
export function provincesOfPostalCode(postalCode: string): readonly string[] {
  if (!/^\d{5}$/.test(postalCode)) return []
  for (let length = 5; length >= 2; length -= 1) {
    const found = provincesOf.get(postalCode.slice(0, length))
    if (found) return found
  }
  return []
}

/**
 * Where a postal code belongs when that is not the province beside it.
 * @param province two letters, those of older papers too
 * @returns names of the provinces, or none when the two agree or one of them says nothing
 */
export function otherProvincesOf(postalCode: string, province: string): readonly string[] {
  const codes = provincesOfPostalCode(postalCode)
  if (province === '' || codes.includes(successors[province] ?? province)) return []
  return provinces.filter(({ code }) => codes.includes(code)).map(({ code, name }) => `${name} (${code})`)
}
