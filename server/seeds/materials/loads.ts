import { setArchived } from '../../src/materials/actions/archive.ts'
import { load } from '../../src/materials/actions/loads.ts'
import { writeOff } from '../../src/materials/actions/write-off.ts'
import { administrator, salesOffice } from '../past/cast.ts'
import type { Happening } from '../past/stage.ts'
import { dayOf } from '../../src/platform/clock.ts'
import { randomFor } from '../random.ts'
import type { Thing } from './thing.ts'

type At = (daysAgo: number, time: string) => Date

/** Lorries that brought materials: each with a part of the catalogue, so that some run low and some ran out. */
export function loadsOf(things: readonly Thing[], at: At): readonly Happening[] {
  const random = randomFor('material loads')
  const lorries = [300, 262, 221, 188, 150, 117, 83, 41, 16].map((daysAgo, turn): Happening => {
    const moment = at(daysAgo, '07:50')
    const brought = things.filter((_, i) => i % 5 === turn % 5)
    return {
      at: moment,
      run: async (stage) => {
        for (const { id, plan } of brought) {
          const scarce = random.chance(0.12)
          await load(
            stage.as(salesOffice),
            {
              product_id: id,
              quantity: Math.max(4, Math.round((plan.load / 2) * random.around(0.3) * (scarce ? 0.05 : 1))),
              day: dayOf(moment),
              supplier: plan.type === 'stampato' ? 'Tipografia' : 'Laboratorio campioni',
              note: '',
            },
            undefined,
          )
        }
      },
    }
  })
  const spoilt = things.filter((_, i) => i % 19 === 4)
  const old = things.filter((_, i) => i % 29 === 11)
  return [
    ...lorries,
    {
      at: at(60, '16:20'),
      run: async (stage) => {
        for (const { id } of spoilt)
          await writeOff(stage.as(salesOffice), id, {
            quantity: 1 + (id % 3),
            reason: 'Rovinati dall’umidità',
          })
      },
    },
    {
      at: at(12, '17:05'),
      run: async (stage) => {
        for (const { id } of old) await setArchived(stage.as(administrator), id, true)
      },
    },
  ]
}
