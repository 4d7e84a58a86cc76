import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { env, platform } from 'node:process'

/** The pinned Node and the tools of node_modules come first, for everything that is started here. */
export const toolsFirst = () => ({
  ...env,
  PATH: [resolve('node_modules/node/bin'), resolve('node_modules/.bin'), env.PATH].join(delimiter),
})

/** Runs a program in sight of the person; fails with one line if the program fails. */
export function run(program, args, extraEnv = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...toolsFirst(), ...extraEnv },
      // npm is a batch file on Windows.
      shell: platform === 'win32',
    })
    child.once('error', (error) => fail(new Error(`${program} cannot be started: ${error.message}`)))
    child.once('exit', (code, signal) => {
      if (code === 0) done()
      else
        fail(
          new Error(`${program} ${args[0] ?? ''} failed (${signal ?? `exit ${code}`}); its output is above.`),
        )
    })
  })
}
