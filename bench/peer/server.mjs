// PostGraphile as its documentation starts it, beside the portal on the same database. The parent sends the connection
// and is answered with the port.
import { createServer } from 'node:http'
import { once } from 'node:events'
import { grafserv } from 'grafserv/node'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const [{ connection }] = await once(process, 'message')
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ poolConfig: { max: 10, ...connection }, schemas: ['peer'] })],
  // The portal's order: rows without a key come last.
  schema: { pgOrderByNullsLast: true },
  grafserv: { port: 0, graphiql: false, watch: false },
  grafast: { explain: false },
})
const server = createServer()
await instance.createServ(grafserv).addTo(server)
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
