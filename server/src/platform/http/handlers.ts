import type { Call, Calls, HandlerInput, HandlerOutput } from '@mandato/contract'
import type { Context, PublicContext } from '../context.ts'
import type { AboutFile } from './about-file.ts'
import type { Names } from './filter-words.ts'
import type { Input } from './input.ts'

type ContextOf<C extends Call> = C['roles'] extends 'public' ? PublicContext : Context

/** One handler per call: a missing, extra or wrongly typed one does not compile. */
export type Handlers<C extends Calls> = {
  readonly [K in keyof C]: (
    input: HandlerInput<C[K]>,
    context: ContextOf<C[K]>,
  ) => Promise<HandlerOutput<C[K]>>
}

/**
 * Reads whole tables part by part where there may be more rows than pages can be asked for: each part has the form of
 * the handler's answer, and there is at least one.
 */
type Readers<C extends Calls> = {
  readonly [K in keyof C & string]?: (
    input: HandlerInput<C[K]>,
    context: ContextOf<C[K]>,
  ) => AsyncIterable<HandlerOutput<C[K]>>
}

/** What some calls have besides their handler. */
interface Besides<C extends Calls> {
  readonly printers?: { readonly [K in keyof C & string]?: Printer }
  readonly readers?: Readers<C>
  readonly names?: Names
}

/** The calls of a domain together with what answers them. */
export interface Bound {
  readonly calls: Calls
  readonly handlers: Readonly<Record<string, AnyHandler>>
  /** Calls that are printed as a paper of their own instead of a plain table. */
  readonly printers: Readonly<Record<string, Printer>>
  readonly readers: Readonly<Record<string, AnyReader>>
  readonly names: Names
}
export type Printer = (input: Input, context: Context, about: AboutFile) => Promise<Uint8Array>
export type AnyHandler = (input: Input, context: Context) => Promise<unknown>
export type AnyReader = (input: Input, context: Context) => AsyncIterable<unknown>

/** Puts calls and handlers together; the types were checked here, so that the binding may treat all alike. */
export const answer = <C extends Calls>(
  calls: C,
  handlers: Handlers<C>,
  { printers = {}, readers = {}, names = {} }: Besides<C> = {},
): Bound => ({
  calls,
  handlers: handlers as unknown as Readonly<Record<string, AnyHandler>>,
  printers: printers as Readonly<Record<string, Printer>>,
  readers: readers as unknown as Readonly<Record<string, AnyReader>>,
  names,
})
