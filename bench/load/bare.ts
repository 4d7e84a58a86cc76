import Fastify from 'fastify'

/** The child process beside which the portal is measured: a handler that answers at once, and nothing else. */
const bare = Fastify()
const answer = { code: 200, args: { response: 'x'.repeat(4096) } }
bare.get('*', () => answer)
bare.put('*', () => answer)
await bare.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' })
process.send?.((bare.server.address() as { port: number }).port)
