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
        // The page's main part takes the focus when a screen opens, which makes nothing in it a control.
        !element.closest(`${focusable}:not(main), label`) &&
        !element.querySelector(focusable),
    )
    const meet = ({ target }: FocusEvent) => {
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
    }
    const walked = new AbortController()
    document.addEventListener('focusin', meet, { signal: walked.signal })
    Object.assign(window, { walk: { waiting, unseen, mouseOnly }, walked })
    return waiting.size
  })
  // A list that is loaded again meanwhile has more controls than were counted: another round meets those that are left.
  for (let round = 0; round < 3 && (await waitingFor(page)) > 0; round += 1) {
    // Held down, as one who looks for the end of a page does. The browser takes them in their order and need not be waited
    // for at each (settings at a desk: 100 controls in 2.2 s, 0.5 s now).
    await Promise.all(Array.from({ length: controls + 5 }, () => page.keyboard.down('Tab')))
    await page.keyboard.up('Tab')
  }
  const left = await page.evaluate(() => {
    const { walk, walked } = window as unknown as {
      walk: Record<string, Iterable<Element>>
      walked: AbortController
    }
    // The next screen is drawn in the same document.
    walked.abort()
    const describe = (element: Element) => element.outerHTML.slice(0, 120)
    return Object.entries(walk).flatMap(([name, elements]) =>
      [...elements].map((element) => `${name}: ${describe(element)}`),
    )
  })
  expect.soft(left, `by keyboard ${where}`).toEqual([])
}

const waitingFor = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { walk: { waiting: Set<Element> } }).walk.waiting.size)
