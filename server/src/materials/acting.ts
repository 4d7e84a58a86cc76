import type { Context } from '../platform/context.ts'

/** Who changes stock or requests, in the transaction of his act. */
export type Acting = Pick<Context, 'db' | 'clock' | 'language' | 'user'> & Partial<Pick<Context, 'ip'>>
