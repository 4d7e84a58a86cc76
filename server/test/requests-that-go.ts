import type { Db } from '../src/platform/db/db.ts'
import { never } from './never.ts'
import type { World } from './world.ts'

/** Free requests of each agency where an act on them is possible, and a kept answer. */
export interface RequestsThatGo {
  readonly open: number
  /** Another one, which an act ends. */
  readonly closing: number
  readonly template: number
}

/** Ones that never existed. */
export const noRequests: RequestsThatGo = { open: never, closing: never, template: never }

let made = 0
const day = '2025-11-14T08:00:00Z'

/** Gives both agencies new free requests; the world then holds their ids. */
export async function requestsThatGo(db: Db, world: World): Promise<void> {
  const { agent, southAgent } = world.people
  const one = async (client: number, agency: number, by: number): Promise<number> => {
    made += 1
    const { id } = await db
      .insertInto('free_requests')
      .values({
        subject: `Visita in fabbrica ${made}`,
        client_id: client,
        agency_id: agency,
        since: day,
        created_at: day,
        created_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('request_messages')
      .values({ free_id: id, at: day, by, ours: false, text: 'Quando si può?' })
      .execute()
    return id
  }
  const { id: template } = await db
    .insertInto('request_templates')
    .values({ name: `Modello ${made}`, it: 'a', en: 'b', fr: 'c', es: 'd' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { north, south } = world
  world.requests = {
    north: {
      open: await one(north.client, north.id, agent.id),
      closing: await one(north.client, north.id, agent.id),
      template,
    },
    south: {
      open: await one(south.client, south.id, southAgent.id),
      closing: await one(south.client, south.id, southAgent.id),
      template,
    },
  }
}
