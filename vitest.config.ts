import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { pinnedDemoDay } from './scripts/demo-day.ts'

/** Servers that are started, killed and waited for take minutes of little work; every bench does. */
const long = /\/(faults[\w-]*|start|seed|embedded-postgres|bench|interrupted)\.test\.ts$/

/** The longest first: without a former run Vitest goes by size, and the last file would have the machine to itself. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/*
 * Threads of imports and started servers read the sources through Node. Without its cache each of them compiles the
 * WebAssembly that takes the types out, and V8 ended the test process twice while threads with it came and went
 * (`jit_page.has_value()`; nodejs/node#64500 is alike). `npm test` names the same folder.
 */
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

process.env['DEMO_DAY'] ??= pinnedDemoDay

/** Unit and API tests: real PostgreSQL, one database per file, two files at a time. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // For what hangs, not for what is slow: a machine with much else to do is no failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'bench/**/*.test.ts',
          ],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: ['server/test/property-faults.ts'],
          // The server keeps no state in its modules, and reading its five hundred files anew for each test file took
          // half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        // What is of the browser is given by some of these files: each has its own globals.
        test: { name: 'web', include: ['web/{src,vite}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
