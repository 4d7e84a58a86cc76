import { expect, type Page } from '@playwright/test'

/**
 * Every target is 24 × 24 px, or stands so far from the others that a circle of 24 px around its middle meets none (WCAG
 * 2.5.8). Links within a sentence are as high as their line, which the rule allows. What a label belongs to is as large as
 * both; what is drawn around a target and takes the tap counts as part of it.
 */
export async function expectLargeTargets(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() => {
    const least = 24
    // A pixel of layout is a fraction of one where the window is zoomed.
    const enough = least - 0.5
    interface Target {
      readonly element: Element
      readonly box: DOMRect
      /** Where a tap meets it: itself and its labels, which may leave room between them. */
      readonly parts: readonly DOMRect[]
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]')
    const union = (a: DOMRect, b: DOMRect) => {
      const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
      return new DOMRect(x, y, Math.max(a.right, b.right) - x, Math.max(a.bottom, b.bottom) - y)
    }
    const partsOf = (element: Element): DOMRect[] => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].filter(isShown) : []
      return [element, ...labels].map((part) => part.getBoundingClientRect())
    }
    /** A pseudo-element around it, which takes the tap as well. */
    const around = (element: Element): DOMRect | null => {
      const own = element.getBoundingClientRect()
      const more = (['::before', '::after'] as const).flatMap((part) => {
        const { content, position, width, height } = getComputedStyle(element, part)
        const [w, h] = [Number.parseFloat(width), Number.parseFloat(height)]
        if (content === 'none' || position !== 'absolute' || !(w >= least && h >= least)) return []
        return [new DOMRect(own.x + own.width / 2 - w / 2, own.y + own.height / 2 - h / 2, w, h)]
      })
      return more[0] ?? null
    }
    const inSentence = (element: Element) => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false
      const beside = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element)
      return beside.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    }
    const kinds =
      'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=tab]'
    const targets = [...document.querySelectorAll(kinds)]
      .filter((element) => isShown(element) && !element.matches(':disabled, [type=hidden]'))
      .map((element): Target => {
        const parts = partsOf(element)
        return { element, parts, box: parts.reduce(union) }
      })
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const isSmall = ({ element, box }: Target) =>
      (box.width < enough || box.height < enough) && !around(element) && !inSentence(element)
    const middle = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    /** What stands still while the page slides below it: it covers each place for a while only. */
    const layerOf = (element: Element | null): Element | null =>
      element === null || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement)
    const meets = (one: Target, other: Target) => {
      if (layerOf(one.element) !== layerOf(other.element)) return false
      if (one.element.contains(other.element) || other.element.contains(one.element)) return false
      const { x, y } = middle(one)
      if (isSmall(other)) {
        const there = middle(other)
        return Math.hypot(there.x - x, there.y - y) < enough
      }
      return other.parts.some(({ left, right, top, bottom }) => {
        const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)]
        return Math.hypot(dx, dy) < enough / 2
      })
    }
    const saidOf = ({ element, box }: Target) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
      return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 60)}” ${size}`
    }
    return targets.filter(isSmall).flatMap((one) => {
      const other = targets.find((near) => near !== one && meets(one, near))
      return other ? [`${saidOf(one)}, beside ${saidOf(other)}`] : []
    })
  })
  expect.soft([...new Set(small)], `targets below 24 px: ${where}`).toEqual([])
}
