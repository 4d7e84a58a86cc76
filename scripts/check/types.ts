import { runTool } from '../tool.ts'

/**
 * Checks the types of the server and its tools, of the web app, and of the journeys, each for its own surroundings.
 * What was found sound is remembered beside the packages: a second check takes a tenth of the first.
 */
const projects = { server: 'tsconfig.json', web: 'web/tsconfig.json', e2e: 'e2e/tsconfig.json' }
const memory = (name: string) => `node_modules/.cache/types/${name}.tsbuildinfo`

for (const [name, project] of Object.entries(projects)) {
  const remembering = ['--incremental', '--tsBuildInfoFile', memory(name)]
  const { ok, output } = await runTool('tsc', ['-p', project, '--pretty', 'false', ...remembering])
  if (ok) continue
  console.log(output.trimEnd())
  process.exitCode = 1
}
