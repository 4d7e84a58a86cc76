import { test as base } from '@playwright/test'
import { watchFaults } from './support/faults.ts'

export { expect } from '@playwright/test'
export { expectNoViolations } from './support/axe.ts'
export { signIn } from './support/sign-in.ts'

/** Every journey also fails when a page threw, or did what its policy (CSP) forbids. */
export const test = base.extend<{ faults: void }>({
  faults: [
    async ({ context }, use) => {
      const expectNone = await watchFaults(context)
      await use()
      expectNone()
    },
    { auto: true },
  ],
})
