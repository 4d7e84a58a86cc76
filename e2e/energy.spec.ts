import type { Locator, Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { expectNoViolationsIn } from './support/axe.ts'

/* The energy label wherever a labelled appliance stands: opened from its arrow, and there whatever a screen or a sheet of
 * paper does with colours. */

const arrows = (place: Page | Locator) =>
  place.getByRole('button', { name: /^Classe energetica .*apri l’etichetta$/ })

for (const [address, width, leadsTo] of [
  ['/it/ready', 390, /\/it\/ready\/\d+$/],
  ['/it/ready', 1440, /\/it\/ready\/\d+$/],
  ['/it/appliances', 390, /\/it\/appliances\/\d+$/],
  ['/it/appliances', 820, /\/it\/appliances\/\d+$/],
  ['/it/price-changes?from=2024-12-01', 390, /\/it\/prices\?/],
  ['/it/price-changes?from=2024-12-01', 820, /\/it\/prices\?/],
] as const)
  test(`from the arrow of ${address} at ${width} the label opens, and the rest of its row leads to the article`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'agent')
    await page.goto(address)
    const arrow = arrows(page.getByRole('main')).first()
    await expect(arrow).toBeVisible()
    if (width !== 820) await expectNoViolations(page, `of ${address} at ${width}`)
    const box = await arrow.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'as large as a finger needs').toBeGreaterThanOrEqual(
      24,
    )
    await arrow.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Etichetta energetica / })
    const label = dialog.getByRole('img', { name: /^Classe energetica / })
    await expect(label).toBeVisible()
    await expect
      .poll(() => label.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100)
    await expect(dialog.getByRole('link', { name: 'Scheda informativa del prodotto' })).toBeVisible()
    await expectNoViolationsIn(page, '[role="dialog"]', `with a label open at ${width}`)
    // A touch in the dialog is none on the row below it.
    await label.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(address)
    await expect(arrow).toBeFocused()
    const row = arrow.locator('xpath=(ancestor::li | ancestor::tr)[last()]')
    await row.getByRole('link').first().click()
    await expect(page).toHaveURL(leadsTo)
  })

/** What is drawn of an arrow and of the drawing to scale: colours of what is filled, and whether it has any size. */
const shapesOf = (picture: Locator) =>
  picture.evaluate((svg) =>
    [...svg.querySelectorAll('rect, polygon, path, text')].map((shape) => {
      const { fill, stroke, strokeWidth, visibility } = getComputedStyle(shape)
      const { width, height } = shape.getBoundingClientRect()
      const none = (paint: string) => paint === 'none' || paint === 'rgba(0, 0, 0, 0)'
      return {
        fill,
        drawn:
          visibility === 'visible' &&
          Math.max(width, height) > 0 &&
          !(none(fill) && (none(stroke) || strokeWidth === '0px')),
      }
    }),
  )
const groundBelow = (picture: Locator) =>
  picture.evaluate((svg) => {
    for (let part: Element | null = svg.parentElement; part; part = part.parentElement) {
      const { backgroundColor } = getComputedStyle(part)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  })

for (const [how, media] of [
  ['in forced colours', { forcedColors: 'active' }],
  ['in forced colours on a dark screen', { forcedColors: 'active', colorScheme: 'dark' }],
  ['on paper', { media: 'print' }],
] as const)
  test(`class, arrow and drawing of an appliance stay ${how}`, async ({ page }) => {
    await signIn(page, 'agent')
    await page.goto('/it/appliances?q=FM-62')
    await page.getByRole('main').getByRole('link', { name: /FM-62/ }).first().click()
    await expect(page).toHaveURL(/appliances\/\d+/)
    const arrow = arrows(page.getByRole('main')).first().locator('svg')
    const drawing = page.getByRole('img', { name: /595/ })
    await expect(arrow).toBeVisible()
    const fills = async () => (await shapesOf(arrow)).map(({ fill }) => fill)
    // Once more drawn with what is known of the article, it is another element.
    let before: string[] = []
    await expect(async () => {
      before = await fills()
      expect(before).not.toContain('')
    }).toPass()
    await page.emulateMedia(media)
    // The colours of the law stay: the arrow of the class, the white letter, the black range.
    await expect.poll(fills).toEqual(before)
    expect(new Set(before).size).toBeGreaterThanOrEqual(3)
    for (const picture of [arrow, drawing]) {
      await expect(picture).toBeVisible()
      expect((await shapesOf(picture)).filter(({ drawn }) => !drawn)).toEqual([])
    }
    // What the drawing is of, and its figures, stand out from what is below them.
    const ground = await groundBelow(drawing)
    const inks = await drawing.evaluate((svg) =>
      [...svg.querySelectorAll('rect, path, text')].map((shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        return shape.tagName === 'text' ? fill : stroke
      }),
    )
    expect(inks.filter((ink) => ink === ground || ink === 'none')).toEqual([])
  })
