import { expireLinks, flagRenewals, remindSigners } from '../../src/sheets/actions/timers.ts'
import {
  type Act,
  asksCode,
  attaches,
  bringsPaper,
  cancels,
  confirms,
  declines,
  type Fields,
  flags,
  handsToReview,
  invitesToFill,
  isSealed,
  opens,
  readies,
  rejects,
  remindsAgency,
  renews,
  saves,
  sends,
  signs,
  withdraws,
} from './acts.ts'

/** Days before the loading, the time of day, and what happened then. */
export type Step = readonly [daysAgo: number, time: string, act: Act]
/** The way of one sheet up to today; `fields` is what the agent filled in first, `later` what changed since. */
export type Way = (fields: Fields, later: Fields) => readonly Step[]

const timers: Act = async (stage) => {
  await expireLinks(stage.working)
  await remindSigners(stage.working)
}
const nightOfRenewals: Act = (stage) => flagRenewals(stage.working)

/** Sent on a day; the planned reminders come by themselves, and in the end the link runs out. */
const sent = (day: number, time = '10:20', due: readonly number[] = []): Step[] => [
  [day, time, sends],
  ...due.map((after): Step => [day - after, '17:05', timers]),
]
const read = (day: number): Step[] => [[day, '18:42', opens]]
const signed = (day: number, drawn: boolean): Step[] => [
  [day, '12:31', opens],
  [day, '12:38', asksCode],
  [day, '12:40', signs({ drawn, marketing: drawn })],
  [day, '12:41', isSealed],
]
const onPaper = (fields: Fields, day: number): Step[] => [
  [day + 12, '15:10', saves(fields)],
  [day + 11, '09:30', readies],
  [day + 2, '16:45', bringsPaper],
]
const electronic = (fields: Fields, day: number, drawn = true): Step[] => [
  [day + 7, '15:10', saves(fields)],
  ...sent(day + 6),
  ...signed(day + 4, drawn),
]
const reviewed = (day: number, note?: string): Step[] => [
  [day + 2, '17:20', handsToReview],
  [day, '10:12', confirms(note)],
]
/** A year and a day after its confirmation a sheet is due. */
const grownOld = (day: number): Step => [day - 367, '04:41', nightOfRenewals]

const extract = attaches('visura-camerale.pdf', [
  'Visura camerale',
  'Documento di esempio della dimostrazione: nessuna impresa reale.',
])

export const ways = {
  draft: (fields) => [[3, '16:05', saves(fields)]],
  forCustomer: (fields) => [[2, '11:15', invitesToFill(fields)]],
  ready: (fields) => [
    [6, '16:05', saves(fields)],
    [5, '09:40', readies],
  ],
  sent: (fields) => [[2, '16:05', saves(fields)], ...sent(1)],
  read: (fields) => [
    [5, '16:05', saves(fields)],
    [5, '16:30', extract],
    ...sent(4, '10:20', [3]),
    ...read(4),
    ...read(1),
  ],
  lastDays: (fields) => [[14, '16:05', saves(fields)], ...sent(13, '10:20', [3, 7, 12]), ...read(12)],
  expired: (fields) => [[19, '16:05', saves(fields)], ...sent(17, '10:20', [3, 7, 12, 14]), ...read(16)],
  withdrawn: (fields, later) => [
    [9, '16:05', saves(fields)],
    ...sent(8),
    [7, '09:15', withdraws],
    [7, '09:25', saves(later)],
  ],
  changedAfterSending: (fields, later) => [
    [7, '16:05', saves(fields)],
    ...sent(6),
    ...read(6),
    [5, '11:02', saves(later)],
    ...sent(5, '11:20', [3]),
  ],
  declined: (fields) => [
    [11, '16:05', saves(fields)],
    ...sent(10),
    [9, '19:03', declines('Lo sconto concordato era 50+10+5: nella scheda ne manca uno.')],
  ],
  signed: (fields) => [...electronic(fields, -2, false), [1, '16:30', extract]],
  signedOnPaper: (fields) => onPaper(fields, 1),
  inReview: (fields) => [...electronic(fields, 1), [3, '17:20', handsToReview]],
  renewedInReview: (fields, later) => [
    ...electronic(fields, 402),
    ...reviewed(402),
    grownOld(402),
    [8, '15:35', renews(later)],
    [8, '15:52', extract],
    ...sent(7, '10:20', [3]),
    ...signed(3, true),
    [2, '17:20', handsToReview],
  ],
  rejected: (fields) => [
    ...electronic(fields, 12, false),
    [14, '17:20', handsToReview],
    [
      12,
      '10:12',
      rejects('L’IBAN è intestato a un’altra società: chiedere al cliente la lettera della banca.'),
    ],
  ],
  corrected: (fields, later) => [
    ...onPaper(fields, 20),
    [21, '17:20', handsToReview],
    [20, '10:12', rejects('Manca il timbro sulla copia firmata.')],
    [4, '15:05', saves(later)],
  ],
  cancelled: (fields) => [
    [30, '16:05', saves(fields)],
    [24, '10:00', cancels],
  ],
  confirmed: (fields) => [...electronic(fields, 62), ...reviewed(62)],
  superseded: (fields, later) => [
    ...onPaper(fields, 190),
    ...reviewed(190),
    [45, '15:35', renews(later)],
    ...sent(44),
    ...signed(42, true),
    ...reviewed(38, 'Aggiornato il luogo di consegna.'),
  ],
  confirmedOnPaper: (fields) => [...onPaper(fields, 95), ...reviewed(95)],
  dueByAge: (fields) => [...onPaper(fields, 388), ...reviewed(388), grownOld(388)],
  dueByHand: (fields) => [...onPaper(fields, 150), ...reviewed(150), [6, '11:30', flags]],
  reminded: (fields) => [
    [12, '16:05', saves(fields)],
    [5, '09:10', remindsAgency],
  ],
} satisfies Record<string, Way>
export type WayName = keyof typeof ways
