import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'

/** What an installation lives on; shown in this order. */
export const healthParts = [
  'database',
  'disk',
  'jobs',
  'mail',
  'imports',
  'backup',
  'certificate',
  'version',
] as const
export type HealthPart = (typeof healthParts)[number]

/** The worst last. */
export const healthStates = ['ok', 'unknown', 'warn', 'bad'] as const
export type HealthState = (typeof healthStates)[number]

const Check = z.object({
  part: z.enum(healthParts),
  state: z.enum(healthStates),
  /** How it stands, in the language of the answer. */
  said: z.string(),
  /** What to do; null where nothing is to be done. */
  advice: z.string().nullable(),
})

export const Health = z
  .object({
    /** That of the worst part. */
    state: z.enum(healthStates),
    at: instant,
    checks: z.array(Check),
  })
  .meta({ id: 'Health' })
export type Health = z.output<typeof Health>

export const healthCalls = defineCalls({
  health: {
    method: 'GET',
    path: '/api/v1.0/admin/health',
    summary: 'How the installation stands: database, disk, jobs, mail, imports, backup, certificate, version',
    roles: ['admin'],
    effect: 'read',
    response: Health,
  },
})
