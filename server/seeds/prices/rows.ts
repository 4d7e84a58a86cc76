import { randomFor } from '../random.ts'
import { pricedArticles } from './articles.ts'
import type { Row } from './discounts.ts'
import { dayAfter, type Issue } from './issues.ts'
import { lists } from './lists.ts'

/** Prices rise a little with each issue; a few articles are in offer for some weeks, a few have left the list. */
export function priceRows(issues: readonly Issue[], today: string): Row[] {
  const random = randomFor('prices')
  const last = issues.findLastIndex(({ from }) => from <= today)
  return pricedArticles.flatMap((article, i) => {
    const offered = random.chance(0.03)
    const gone = random.chance(0.015)
    // In spring and autumn only some change.
    const moved = issues.map(({ whole }) => whole || random.chance(0.3))
    const grown = issues.map(() => 1 + random.whole(-10, 45) / 1000)
    return lists.flatMap(({ code: _code, times, lacks }, l): Row[] => {
      if (article.measured || (lacks > 0 && i % lacks === 0)) return []
      let cents = article.euros * times * 86
      const rows = issues.flatMap(({ from }, at): Row[] => {
        if (!moved[at]) return []
        cents *= grown[at] ?? 1
        if (gone && at >= last) return []
        const ends = gone && at >= last - 1 ? dayAfter(today, -20) : null
        const price = Math.round(cents / 10) * 10
        return ends !== null && ends < from ? [] : [[l + 1, i + 1, from, ends, price, at + 1]]
      })
      if (offered && !gone)
        rows.push([
          l + 1,
          i + 1,
          dayAfter(today, -25),
          dayAfter(today, 20),
          Math.round((cents * 0.92) / 10) * 10,
          last + 1,
        ])
      return rows.filter((row, at) => rows.findIndex(([, , from]) => from === row[2]) === at)
    })
  })
}
