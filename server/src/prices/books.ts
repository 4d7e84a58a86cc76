import type { Db } from '../platform/db/db.ts'
import { type BookOf, booksOf } from './queries/explain.ts'
import { listOf } from './queries/prices.ts'

/** The list a client buys by, and by code in capitals what it and the discounts hold for some articles, whatever the day. */
export async function booksFor(
  db: Db,
  { client, codes }: { readonly client: number; readonly codes: readonly string[] },
): Promise<{ readonly list: string; readonly books: ReadonlyMap<string, BookOf> }> {
  const { code: list, list: found } = await listOf(db, client)
  const wanted = [...new Set(codes.map((code) => code.toUpperCase()))]
  const books = await booksOf(db, wanted, { listId: found?.id ?? null, clientId: client })
  return { list, books: new Map(books.map((book) => [book.code, book])) }
}
