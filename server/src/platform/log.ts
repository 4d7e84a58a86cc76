import { pino, type DestinationStream, type Logger } from 'pino'

/**
 * The structured log. It holds ids, never personal data: no headers, bodies, query strings, names or
 * addresses. A request is logged by method, path and request id; an error by what happened and where.
 * @param destination somewhere else than standard output, for tests
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: describeRequest, err: describeError, error: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A request without what may name a person or open a session: the query string can hold either. */
function describeRequest(request: { method?: string; url?: string; id?: unknown }): Record<string, unknown> {
  return { id: request.id, method: request.method, path: request.url?.split('?')[0] }
}

type Failure = Error & { code?: unknown; table?: unknown; constraint?: unknown }

/** An error without PostgreSQL's detail and parameters, which repeat the values of the row. */
function describeError(error: Failure): Record<string, unknown> {
  const { name, message, code, table, constraint, stack } = error
  return { name, message, code, table, constraint, stack }
}
