import { type House, openHouse } from '../../scripts/faults/house.ts'
import { benchServer } from './database.ts'

/** The portal in a process of its own, on a copy of the demonstration company; it is not started yet. */
export async function demoHouse(): Promise<House> {
  const server = await benchServer()
  const { connection } = await server.demo()
  const { user, host = '', database } = connection
  const databaseUrl = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  const house = await openHouse({ databaseUrl })
  const remove = async () => {
    await house.remove()
    await server.close()
  }
  return { ...house, remove }
}
