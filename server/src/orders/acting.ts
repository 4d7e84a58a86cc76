import type { Context } from '../platform/context.ts'
import type { Letterhead } from './paper.ts'

/** An act on an order, which is drawn as a paper. */
export type Acting = Context & { readonly letterhead: Letterhead }
