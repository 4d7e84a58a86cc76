import { type BrowserContext, expect } from '@playwright/test'

/**
 * Listens to every page of the context for what nobody may meet: an uncaught error, or something the
 * content security policy forbade.
 * @returns says afterwards that there was none
 */
export async function watchFaults(context: BrowserContext): Promise<() => void> {
  const faults: string[] = []
  context.on('weberror', (thrown) => faults.push(thrown.error().stack ?? String(thrown.error())))
  await context.exposeFunction('reportFault', (fault: string) => void faults.push(fault))
  await context.addInitScript(() => {
    const { reportFault } = window as unknown as { reportFault: (fault: string) => void }
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, sample }) =>
        reportFault(`policy ${violatedDirective}: ${blockedURI} ${sourceFile} ${sample}`),
    )
  })
  return () => expect(faults, 'what no page may do').toEqual([])
}
