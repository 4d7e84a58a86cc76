import { resolve } from 'node:path'

/** A path as the person gave it: from the folder in which npm was called, not from the project's. */
export const given = (path: string): string => resolve(process.env['INIT_CWD'] ?? '', path)
