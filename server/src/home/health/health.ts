import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { type Health, healthStates } from '@mandato/contract/home/health'
import { importKindLegend } from '@mandato/contract/imports/import-words'
import { fill, type Language } from '@mandato/contract/words'
import type { Parts } from '../../platform/parts.ts'
import { jobsHealth, storedHealth } from '../queries/health.ts'
import { certificateEnd } from './certificate.ts'
import {
  backupFound,
  certificateFound,
  databaseFound,
  diskFound,
  type Found,
  importsFound,
  jobsFound,
  mailFound,
} from './rules.ts'
import { healthSentences } from './sentences.ts'

/** Of the portal, as its package says. */
const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string }

type Work = Pick<Parts, 'db' | 'config' | 'clock'>

/** How the installation stands, with what to do where something is not well. */
export async function health(work: Work, language: Language): Promise<Health> {
  const now = work.clock.now()
  const found = await allFound(work, now)
  const worst = Math.max(...found.map(({ state }) => healthStates.indexOf(state)))
  return {
    state: healthStates[worst] ?? 'unknown',
    at: now.toISOString(),
    checks: found.map(({ part, state, said, values: figures, kinds = [] }) => {
      const named = kinds.map((kind) => importKindLegend[kind]?.label[language] ?? kind)
      const values = { ...figures, kinds: named.join(', ') }
      const sentence = healthSentences[said]
      const advice = state === 'ok' ? null : sentence.advice
      return {
        part,
        state,
        said: fill(sentence.said[language], values, language),
        advice: advice && fill(advice[language], values, language),
      }
    }),
  }
}

async function allFound({ db, config }: Omit<Work, 'clock'>, now: Date): Promise<Found[]> {
  const [stored, disk, certificate] = await Promise.all([
    storedHealth(db, now),
    statfs(config.dataDir),
    certificateEnd(config.publicUrl),
  ])
  const jobs = stored.has_jobs ? await jobsHealth(db, now) : null
  return [
    databaseFound(stored),
    diskFound({ free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize }),
    jobsFound(jobs),
    mailFound(stored, config.smtpUrl !== undefined),
    importsFound(stored, now),
    backupFound(stored, now),
    certificateFound(certificate, now),
    {
      part: 'version',
      state: 'ok',
      said: 'version',
      values: { version, node: process.versions.node, hours: Math.floor(process.uptime() / 3600) },
    },
  ]
}
