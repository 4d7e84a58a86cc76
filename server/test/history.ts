import type pg from 'pg'

/** Begins a test without a history: only the owner of the tables can, by taking off the lock that keeps every entry. */
export const emptyHistory = (pool: pg.Pool) =>
  pool.query(
    `alter table events disable trigger events_stay; delete from events; alter table events enable trigger events_stay`,
  )

/** Makes all that happened so far a while older. */
export const agedHistory = (pool: pg.Pool, by: string) =>
  pool.query(
    `alter table events disable trigger events_stay; update events set at = now() - interval '${by}'; alter table events enable trigger events_stay`,
  )
