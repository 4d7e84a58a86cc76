import type pg from 'pg'

/** Articles of a large price book, and in the tests as many as tell whether it measures. */
export const articlesOf = (tiny: boolean): number => (tiny ? 2_000 : 100_000)

const nouns = [
  'base',
  'pensile',
  'colonna',
  'zoccolo',
  'cassetto',
  'anta',
  'fianco',
  'ripiano',
  'maniglia',
  'piano',
]
const kinds = [
  'gola',
  'forno',
  'angolo',
  'lavello',
  'vetrina',
  'dispensa',
  'estraibile',
  'terminale',
  'frigo',
  'cesto',
]
const looks = [
  'rovere',
  'noce',
  'laccato',
  'opaco',
  'lucido',
  'cemento',
  'ardesia',
  'bianco',
  'grafite',
  'olmo',
]

const pick = (from: readonly string[], n: number): string => from[n % from.length] ?? ''
/** What an article is called. */
export const bookName = (n: number): string =>
  [nouns, kinds, looks].map((words, at) => pick(words, Math.floor(n / 10 ** at))).join(' ')

/**
 * Articles in so many lists, the public one among them, each list with a discount, each article with one price a list:
 * codes as people type them, with separators, and names of three words, each in a tenth of all.
 */
export async function manyPrices(pool: pg.Pool, articles: number, lists: number): Promise<void> {
  await pool.query(
    `insert into articles (code, description, dimensions, finish_group, family_code, unit)
     select 'BK' || chr(65 + n % 26) || '.' || lpad(n::text, 6, '0') || '-' || (n * 7) % 90,
       ($2::text[])[1 + n % 10] || ' ' || ($3::text[])[1 + (n / 10) % 10] || ' ' || ($4::text[])[1 + (n / 100) % 10],
       '', '', (array['NN', 'E2', 'PJ'])[1 + n % 3], 'pz'
     from generate_series(1, $1::int) n`,
    [articles, nouns, kinds, looks],
  )
  await pool.query(`insert into price_loads (kind) values ('prices')`)
  await pool.query(
    `insert into price_lists (code, currency)
     select case n when 1 then 'PUBLIC' else 'BENCH-' || n end, 'EUR' from generate_series(1, $1::int) n
     on conflict do nothing`,
    [lists],
  )
  await pool.query(`
    insert into list_prices (list_id, article_id, valid_from, price_cents, load_id)
    select l.id, a.id, '2024-01-01', 1000 + (a.id * 37 + l.id) % 200000, (select max(id) from price_loads)
    from price_lists l cross join articles a where l.code ~ '^(BENCH-|PUBLIC$)' and a.code like 'BK%' order by l.id, a.id`)
  await pool.query(`
    insert into discounts (list_id, family_code, valid_from, chain, factor, note, load_id)
    select id, '', '2024-01-01', '50+10+5', 0.4275, '', (select max(id) from price_loads)
    from price_lists where code ~ '^(BENCH-|PUBLIC$)' on conflict do nothing`)
  await pool.query('vacuum analyze articles, list_prices, price_lists, discounts')
}

/** What is looked for: by the whole code, the middle of one, two words, and three letters that one article in ten has. */
export const searches = {
  code: (n: number, articles: number) => codeOf(1 + ((n * 7919) % articles)),
  middle: (n: number, articles: number) => String(100_000 + ((n * 104_729) % articles)).slice(1, 5),
  words: (n: number) => `${pick(looks, Math.floor(n / 10))} ${pick(nouns, n)}`,
  letters: (n: number) => pick([...nouns, ...kinds], n).slice(0, 3),
} as const
export type Search = keyof typeof searches

const codeOf = (n: number): string =>
  `BK${String.fromCodePoint(65 + (n % 26))}.${String(n).padStart(6, '0')}-${(n * 7) % 90}`
