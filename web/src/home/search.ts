/** What the address of the outbox may hold: the page and the opened mail. */
export interface OutboxSearch {
  page?: number
  mail?: number
}

const positive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0

export const outboxSearch = ({ page, mail }: Readonly<Record<string, unknown>>): OutboxSearch => ({
  ...(positive(page) && page > 1 && { page }),
  ...(positive(mail) && { mail }),
})
