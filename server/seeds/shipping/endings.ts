import { changePreparation } from '../../src/shipping/actions/change-preparation.ts'
import { deletePreparation } from '../../src/shipping/actions/delete-preparation.ts'
import { deleteShipment } from '../../src/shipping/actions/delete-shipment.ts'
import { undoHandOver } from '../../src/shipping/actions/hand-over.ts'
import { makeShipment } from '../../src/shipping/actions/make-shipment.ts'
import { moveShipment } from '../../src/shipping/actions/move-shipment.ts'
import { returnGoods } from '../../src/shipping/actions/return-goods.ts'
import type { Thing } from '../materials/thing.ts'
import type { Shop } from '../network/shop.ts'
import { administrator } from '../past/cast.ts'
import type { Happening, Stage } from '../past/stage.ts'
import { deliver, make, open } from './steps.ts'

type At = (daysAgo: number, time: string) => Date

/** What seldom happens, once each: two preparations in one shipment, what was deleted, unpacked, taken back or returned. */
export function endingsOf(things: readonly Thing[], shop: Shop, at: At): readonly Happening[] {
  const goods = (from: number) => things.slice(from, from + 2)
  /** A preparation that is ready; 0 where the stock covers nothing of it. */
  const ready = async (stage: Stage, from: number, direct: boolean) => {
    const opened = await open(stage, { shop, things: goods(from), direct })
    if (opened.preparation)
      await changePreparation(stage.as(administrator), opened.preparation, { action: 'ready' })
    return opened
  }
  const shipped = async (
    stage: Stage,
    from: number,
    direct: boolean,
    ...way: ('to_send' | 'ready' | 'shipped')[]
  ) => {
    const { preparation, sent } = await ready(stage, from, direct)
    const id = preparation && (await make(stage, preparation, from))
    if (id) for (const status of way) await moveShipment(stage.as(administrator), id, status, {})
    return { id, sent }
  }
  return [
    {
      at: at(3, '14:05'),
      run: async (stage) => {
        const all = [await ready(stage, 40, true), await ready(stage, 42, true)]
        const preparations = all.map(({ preparation }) => preparation).filter((id) => id > 0)
        if (preparations.length > 1) await makeShipment(stage.as(administrator), preparations)
      },
    },
    {
      at: at(12, '14:20'),
      run: async (stage) => {
        const { preparation } = await ready(stage, 44, true)
        if (preparation) await deletePreparation(stage.as(administrator), preparation)
      },
    },
    {
      at: at(11, '15:10'),
      run: async (stage) => {
        const { id } = await shipped(stage, 46, true, 'to_send', 'ready')
        if (id) await deleteShipment(stage.as(administrator), id, 'Il negozio è chiuso per ferie')
      },
    },
    {
      at: at(10, '15:30'),
      run: async (stage) => {
        const { id, sent } = await shipped(stage, 48, true, 'to_send', 'ready', 'to_send', 'ready', 'shipped')
        const [product_id] = sent
        if (id && product_id !== undefined)
          await returnGoods(stage.as(administrator), id, { lines: [{ product_id, quantity: 1 }] })
      },
    },
    {
      at: at(9, '15:45'),
      run: async (stage) => {
        const { id, sent } = await shipped(stage, 50, false, 'to_send', 'shipped')
        if (id) await undoHandOver(stage.as(administrator), (await deliver(stage, shop, sent)).id)
      },
    },
  ]
}
