import { runTool } from '../tool.ts'

/** Checks the types of the server and its tools, of the web app, and of the journeys, each for its own surroundings. */
const projects = ['tsconfig.json', 'web/tsconfig.json', 'e2e/tsconfig.json']

for (const project of projects) {
  const { ok, output } = await runTool('tsc', ['-p', project, '--pretty', 'false'])
  if (ok) continue
  console.log(output.trimEnd())
  process.exitCode = 1
}
