import type { Page } from '@playwright/test'

/** What the app's router (TanStack) leaves in the window. */
interface RouterWindow {
  __TSR_ROUTER__: { navigate: (to: { href: string }) => Promise<void> }
}

/** Goes to another screen as a link in the app does, without reading and starting the app again. Ends when it is there. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => (window as unknown as RouterWindow).__TSR_ROUTER__.navigate({ href }), address)
