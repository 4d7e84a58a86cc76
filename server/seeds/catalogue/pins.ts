import { pinBestSellers } from '../../src/catalogue/actions/pin-best-sellers.ts'
import { dayOf } from '../../src/platform/clock.ts'
import { administrator, salesOffice } from '../past/cast.ts'
import type { Happening } from '../past/stage.ts'

type At = (daysAgo: number, time: string) => Date

/** What head office puts before the ranking: of everything and of one category, each with its reason and its last day. */
export const pinsOf = (at: At): readonly Happening[] => [
  {
    at: at(12, '09:20'),
    run: (stage) =>
      pinBestSellers(stage.as(salesOffice), {
        codes: ['LS-16', 'PA-83'],
        reason: 'Campagna elettrodomestici: premio doppio agli agenti fino alla fine',
        until: dayOf(at(-33, '12:00')),
        version: 0,
      }),
  },
  {
    at: at(5, '15:45'),
    run: (stage) =>
      pinBestSellers(stage.as(administrator), {
        category: 'appliances',
        codes: ['CI-90'],
        reason: 'Nuova cappa a isola: da mostrare in negozio',
        until: dayOf(at(-60, '12:00')),
        version: 0,
      }),
  },
]
