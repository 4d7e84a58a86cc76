import { openHouse } from '../../scripts/faults/house.ts'
import type { RoundsOptions } from '../lib/rounds.ts'
import type { Finding } from '../lib/table.ts'
import { callsBeside } from './beside.ts'

const lines = '/api/v1.0/sales/lines/1?from=1990-01-01&to=2100-01-01'

/** P8: what others wait while the demonstration's hundred thousand invoice lines go out, as a spreadsheet and as CSV. */
export async function callsDuringExport(options: RoundsOptions): Promise<Finding[]> {
  const house = await openHouse({ seed: 'demo' })
  try {
    await house.start()
    return await callsBeside(
      house,
      {
        goal: 'P8',
        what: '100,000 lines go out as xlsx and csv',
        // As in a busy hour (P7): a spreadsheet is written by the thread that answers, some milliseconds at a time.
        most: { said: '< 100 ms', of: () => 100 },
        run: async (line, token) => {
          for (const output of ['xlsx', 'csv']) {
            const path = `${lines}&output=${output}`
            const { status } = await line.ask({ method: 'GET', path, token, letGo: true })
            if (status !== 200) throw new Error(`not exported: ${status}`)
          }
        },
      },
      options,
    )
  } finally {
    await house.remove()
  }
}
