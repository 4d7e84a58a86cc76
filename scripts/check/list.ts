/** A check is a program that ends with 0 when all is well. */
export type Check = {
  name: string
  program: string
  args: string[]
  /** Shows the last line the program wrote, also when it passes. */
  note?: boolean
}

const own = (name: string, note = true): Check => ({
  name,
  program: process.execPath,
  args: [`scripts/check/${name}.ts`],
  note,
})

/** What `npm run check` does, the slowest first. */
export const checks: Check[] = [
  { name: 'types', program: process.execPath, args: ['scripts/check/types.ts'] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'dead code', program: 'knip', args: ['--no-progress'] },
  own('imports'),
  own('description'),
  { name: 'format', program: 'biome', args: ['format', '--colors=off'] },
  own('sizes'),
  {
    name: 'lock file',
    program: process.execPath,
    args: ['scripts/complete-lock.mjs', '--check'],
    note: true,
  },
]
