import { regionOfProvince } from '@mandato/contract/fields/provinces'
import { istatProvinces } from '../../src/registry/places/istat-provinces.ts'
import type { Area } from './area.ts'

// Letters of the province, postal code of the chief town, first digits of the other towns' postal codes,
// telephone prefix.
const facts = `
  TO 10100 100 011, VC 13100 130 0161, NO 28100 280 0321, CN 12100 120 0171
  AT 14100 140 0141, AL 15121 150 0131, AO 11100 110 0165, IM 18100 180 0183
  SV 17100 170 019, GE 16121 160 010, SP 19121 190 0187, VA 21100 210 0332
  CO 22100 220 031, SO 23100 230 0342, MI 20121 200 02, BG 24121 240 035
  BS 25121 250 030, PV 27100 270 0382, CR 26100 260 0372, MN 46100 460 0376
  BZ 39100 390 0471, TN 38121 380 0461, VR 37121 370 045, VI 36100 360 0444
  BL 32100 320 0437, TV 31100 310 0422, VE 30121 300 041, PD 35121 350 049
  RO 45100 450 0425, UD 33100 330 0432, GO 34170 340 0481, TS 34121 340 040
  PC 29121 290 0523, PR 43121 430 0521, RE 42121 420 0522, MO 41121 410 059
  BO 40121 400 051, FE 44121 440 0532, RA 48121 480 0544, FC 47121 470 0543
  PU 61121 610 0721, AN 60121 600 071, MC 62100 620 0733, AP 63100 630 0736
  MS 54100 540 0585, LU 55100 550 0583, PT 51100 510 0573, FI 50121 500 055
  LI 57121 570 0586, PI 56121 560 050, AR 52100 520 0575, SI 53100 530 0577
  GR 58100 580 0564, PG 06121 060 075, TR 05100 050 0744, VT 01100 010 0761
  RI 02100 020 0746, RM 00184 000 06, LT 04100 040 0773, FR 03100 030 0775
  CE 81100 810 0823, BN 82100 820 0824, NA 80121 800 081, AV 83100 830 0825
  SA 84121 840 089, AQ 67100 670 0862, TE 64100 640 0861, PE 65121 650 085
  CH 66100 660 0871, CB 86100 860 0874, FG 71121 710 0881, BA 70121 700 080
  TA 74121 740 099, BR 72100 720 0831, LE 73100 730 0832, PZ 85100 850 0971
  MT 75100 750 0835, CS 87100 870 0984, CZ 88100 880 0961, RC 89121 890 0965
  TP 91100 910 0923, PA 90121 900 091, ME 98121 980 090, AG 92100 920 0922
  CL 93100 930 0934, EN 94100 940 0935, CT 95121 950 095, RG 97100 970 0932
  SR 96100 960 0931, SS 07100 070 079, NU 08100 080 0784, CA 09121 090 070
  PN 33170 330 0434, IS 86170 860 0865, OR 09170 090 0783, BI 13900 138 015
  LC 23900 238 0341, LO 26900 268 0371, RN 47921 478 0541, PO 59100 590 0574
  KR 88900 888 0962, VV 89900 898 0963, VB 28922 288 0323, MB 20900 208 039
  FM 63900 638 0734, BT 76121 760 0883, SU 09013 090 0781`

const factsOf = new Map(
  facts.split(/[,\n]/).map((entry) => {
    const [plate = '', chief = '', post = '', dial = ''] = entry.trim().split(' ')
    return [plate, { chief, post, dial }] as const
  }),
)

/** The Italian provinces by their ISTAT number. */
export const italy: ReadonlyMap<string, Area> = new Map(
  [...istatProvinces].map(([number, plate]): [string, Area] => {
    const [region, known] = [regionOfProvince(plate), factsOf.get(plate)]
    if (!region || !known) throw new Error(`nothing known of the province ${plate}`)
    return [number, { number, code: plate, province: plate, region, ...known }]
  }),
)
