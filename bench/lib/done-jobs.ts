import type pg from 'pg'

/** Fills the history of the queue `bench` with done jobs, as pg-boss keeps them until it deletes them. */
export async function leaveDoneJobs(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into pgboss.job (name, data, state, created_on, started_on, completed_on)
     select 'bench', jsonb_build_object('n', -n), 'completed', now() - interval '1 day', now() - interval '1 day', now()
     from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query('vacuum analyze')
}
