import { expect, type Page } from '@playwright/test'

/** Walks the whole page with the Tab key: every control is met, shows that it has the focus, and nothing else can be clicked. */
export async function expectAllByKeyboard(page: Page, where: string): Promise<void> {
  const controls = await page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
    const isOpen = (element: Element) => !element.matches(':disabled, [tabindex="-1"]') && isShown(element)
    const chosenRadio = (element: Element) =>
      !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked
    const focusable = 'a[href], button, input, select, textarea, [tabindex]'
    const waiting = new Set([...document.querySelectorAll(focusable)].filter(isOpen).filter(chosenRadio))
    const unseen = new Set<Element>()
    const mouseOnly = [...document.querySelectorAll('#root *')].filter(
      (element) =>
        getComputedStyle(element).cursor === 'pointer' &&
        isShown(element) &&
        !element.closest(`${focusable}, label`) &&
        !element.querySelector(focusable),
    )
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return
      waiting.delete(target)
      // The link of a card draws its ring around the whole card, by what comes after its words.
      const rings = [getComputedStyle(target), getComputedStyle(target, '::after')]
      const isRinged = rings.some(
        ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
      )
      const size = target.getBoundingClientRect()
      // A field of one pixel is drawn by the label around it.
      if (!isRinged && size.width > 1) unseen.add(target)
    })
    Object.assign(window, { walk: { waiting, unseen, mouseOnly } })
    return waiting.size
  })
  // A list that is loaded again meanwhile has more controls than were counted: another round meets those that are left.
  for (let round = 0; round < 3 && (await waitingFor(page)) > 0; round += 1) {
    // Held down, as one who looks for the end of a page does: half the messages to the browser.
    for (let step = 0; step < controls + 5; step += 1) await page.keyboard.down('Tab')
    await page.keyboard.up('Tab')
  }
  const left = await page.evaluate(() => {
    const { walk } = window as unknown as { walk: Record<string, Iterable<Element>> }
    const describe = (element: Element) => element.outerHTML.slice(0, 120)
    return Object.entries(walk).flatMap(([name, elements]) =>
      [...elements].map((element) => `${name}: ${describe(element)}`),
    )
  })
  expect.soft(left, `by keyboard ${where}`).toEqual([])
}

const waitingFor = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { walk: { waiting: Set<Element> } }).walk.waiting.size)
