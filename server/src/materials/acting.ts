import type { Context } from '../platform/context.ts'

/** The person who changes stock or requests, with the transaction of the act. */
export type Acting = Pick<Context, 'db' | 'clock' | 'language' | 'user'> & Partial<Pick<Context, 'ip'>>
