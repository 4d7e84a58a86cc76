import { styleOf } from './elements.ts'

/* Lists: Word writes theirs as paragraphs that say their level, Google Docs puts lists straight into lists. */

const listOfWord = /mso-list:\s*l\d+\s+level(\d+)/i
const sign = /mso-list:\s*ignore/i
/** "1.", "a)", "iv.": what stands before a point that is counted. */
const counted = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

const levelOf = (element: Element | null): number =>
  element?.localName === 'p' ? Number(listOfWord.exec(styleOf(element))?.[1] ?? 0) : 0

/** Takes the sign off a point of Word: whether it was a number. */
function takeSign(point: Element): boolean {
  const signs = [...point.querySelectorAll('span')].filter((one) => sign.test(styleOf(one)))
  const isCounted = signs.some((one) => counted.test(one.textContent ?? ''))
  for (const one of signs) one.remove()
  return isCounted
}

/** The run of paragraphs of Word that a first one begins. */
function runFrom(first: Element): Element[] {
  const run = [first]
  for (let next = first.nextElementSibling; next && levelOf(next) > 0; next = next.nextElementSibling)
    run.push(next)
  return run
}

function listOf(run: readonly Element[]): Element {
  const document = run[0]?.ownerDocument ?? new Document()
  const open: { list: Element; level: number }[] = []
  let outermost: Element | undefined
  for (const point of run) {
    const level = levelOf(point)
    const tag = takeSign(point) ? 'ol' : 'ul'
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    let last = open.at(-1)
    if (!last || last.level < level) {
      const list = document.createElement(tag)
      last?.list.lastElementChild?.append(list)
      outermost ??= list
      last = { list, level }
      open.push(last)
    }
    const item = document.createElement('li')
    const words = document.createElement('p')
    words.append(...point.childNodes)
    item.append(words)
    last.list.append(item)
  }
  return outermost ?? document.createElement('ul')
}

/** Makes lists of Word's paragraphs. */
export function listsOfWord(root: Element): void {
  for (const first of root.querySelectorAll('p')) {
    if (levelOf(first) === 0 || !root.contains(first)) continue
    const run = runFrom(first)
    const after = run.at(-1)?.nextSibling ?? null
    const parent = first.parentNode
    const list = listOf(run)
    for (const point of run) point.remove()
    parent?.insertBefore(list, after)
  }
}

const deepest = 3
const depthOf = (list: Element, root: Element): number => {
  let depth = 0
  for (let at: Element | null = list; at && at !== root; at = at.parentElement)
    if (at.localName === 'ul' || at.localName === 'ol') depth += 1
  return depth
}
/** Points that lie deeper than a body may be nested follow the point above them. */
export function shallowLists(root: Element): void {
  for (const list of root.querySelectorAll('ul, ol')) {
    const above = depthOf(list, root) > deepest ? list.parentElement?.closest('li') : null
    if (!above) continue
    above.after(...list.children)
    list.remove()
  }
}

/** A list that stands straight in a list belongs to the point before it. */
export function listsInLists(root: Element): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
  }
}
