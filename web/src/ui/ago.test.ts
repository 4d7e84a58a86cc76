import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const now = Date.parse('2025-11-17T10:00:00Z')

test.each([
  ['2025-11-17T09:59:31Z', 'ora', 'now', 'maintenant', 'ahora'],
  // A clock that is a little behind the portal's.
  ['2025-11-17T10:00:20Z', 'ora', 'now', 'maintenant', 'ahora'],
  ['2025-11-17T09:55:00Z', '5 minuti fa', '5 minutes ago', 'il y a 5 minutes', 'hace 5 minutos'],
  ['2025-11-17T08:59:59Z', '1 ora fa', '1 hour ago', 'il y a 1 heure', 'hace 1 hora'],
  ['2025-11-16T09:00:00Z', 'ieri', 'yesterday', 'hier', 'ayer'],
  ['2025-11-05T09:00:00Z', '12 giorni fa', '12 days ago', 'il y a 12 jours', 'hace 12 días'],
])('%s', (instant, it, en, fr, es) => {
  expect([
    ago(instant, now, 'it'),
    ago(instant, now, 'en'),
    ago(instant, now, 'fr'),
    ago(instant, now, 'es'),
  ]).toEqual([it, en, fr, es])
})
