import type { Plugin } from 'vite'

/** The scripts that draw the first pictures, most of whose functions run while they do. */
const runAtStart = /^(index|start|Root|core|portal|shell|SignedIn|shared|DashboardPage)$/

/**
 * Where its first line says so, Chromium compiles a whole script beside the page while it arrives, instead of each
 * function on the page's own thread when it is first called: on a phone four times slower a third of the dashboard's
 * script time. Other browsers read a comment.
 */
const compileWhole = '//# allFunctionsCalledOnLoad\n'

/** Last of all: the minifier drops comments, and Vite puts a line of its own before some scripts. */
export const compileHints = (): Plugin => ({
  name: 'mandato-compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && runAtStart.test(output.name)) output.code = compileWhole + output.code
    },
  },
})
