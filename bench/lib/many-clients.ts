import type pg from 'pg'

/** As many clients as a large network has. */
export const many = 10_000

/** Fills the demonstration company up with copies of its clients, each a little aside from where the first one is. */
export async function manyClients(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into clients (code, agency_id, agent_id, business_name, vat_number, email, phone, address, postal_code, city,
       province, region, country, lat, lng, geo_quality, status, activation_date, sheet_status, last_order_date)
     select 'Z' || lpad((row_number() over (order by n, c.id))::text, 5, '0'), agency_id, agent_id, business_name || ' ' || n,
       vat_number, email, phone, address, postal_code, city, province, region, country, lat + 0.05 * sin(c.id * n),
       lng + 0.05 * cos(c.id * n), geo_quality, status, activation_date, sheet_status, last_order_date
     from clients c cross join generate_series(1, 20) n
     where c.status <> 'deleted' order by n, c.id limit $1 - (select count(*) from clients)`,
    [many],
  )
  await pool.query('vacuum analyze')
}
