import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { refuse } from '../refusals.ts'
import { writtenAnswer } from './broken-requests.ts'

/** The longest that the rest of a refused body is thrown away before its connection ends. Milliseconds. */
const longestDrain = 5_000

/**
 * Requests whose body does not come to its end. One that was refused on the way is read to its end, or else its
 * connection ends with the answer: nobody would read on, and the sender would wait. One that brings nothing more is
 * told so and ended.
 * @param stalledAfter milliseconds without progress
 */
export function endUnreadBodies(app: FastifyInstance, isHttps: boolean, stalledAfter: number): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.complete !== false) return
    const { socket } = request.raw
    request.raw.setTimeout(stalledAfter, () => giveUp(request, reply, isHttps))
    request.raw.once('end', () => socket.setTimeout(0))
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400 || request.raw.complete !== false) return
    await drained(request.raw, Math.min(longestDrain, stalledAfter))
    if (!request.raw.complete) void reply.header('connection', 'close')
  })
}

/** Throws away what still comes, so that the sender gets to read the answer. */
async function drained(body: IncomingMessage, patience: number): Promise<void> {
  body.unpipe()
  body.resume()
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    body.once('end', done).once('close', done)
  })
}

function giveUp(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  const { socket } = request.raw
  if (!reply.sent && socket.writable) {
    // A handler still reading the body gets an error; its answer goes nowhere.
    reply.hijack()
    socket.write(writtenAnswer(refuse('too_slow'), request.language, isHttps))
  }
  request.raw.destroy()
  socket.destroySoon()
}
