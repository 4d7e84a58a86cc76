import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { checks } from './check/list.ts'
import { runTool, seconds } from './tool.ts'

/**
 * `npm run check [-- name…]`: everything that can be said about the sources without running them. One
 * line for each check; a failing one shows its output. `--report <file>` also writes the counts and the names of those that failed as JSON.
 */
async function main(wanted: string[], report: string | undefined): Promise<number> {
  const chosen = checks.filter((check) => wanted.length === 0 || wanted.includes(check.name))
  const waiting = [...chosen]
  const failures: string[] = []
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, output, milliseconds } = await runTool(check.program, check.args)
      const note = ok ? output.trim().split('\n').at(-1) : ''
      const remark = ok && check.note && note ? `  ${note}` : ''
      console.log(`${ok ? '✓' : '✗'} ${check.name.padEnd(10)} ${seconds(milliseconds)}${remark}`)
      if (!ok) console.log(output.trimEnd().replaceAll(/^/gm, '    '))
      if (!ok) failures.push(`check ${check.name}`)
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
  const failed = failures.length
  const passed = chosen.length - failed
  console.log(`checks: ${passed} passed, ${failed} failed`)
  if (report) {
    await mkdir(dirname(report), { recursive: true })
    await writeFile(report, JSON.stringify({ passed, failed, failures }))
  }
  return failed > 0 || chosen.length === 0 ? 1 : 0
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { report: { type: 'string' } } })
process.exitCode = await main(positionals, values.report)
