import { type APIRequestContext, expect } from '@playwright/test'
import { ask } from './ask.ts'
import { sessionOf } from './sign-in.ts'

/** An agency in Germany, so that no figure of the agencies others look at changes. */
const agency = '0312'

/** Clients as the ERP writes them: two good rows, and wrong ones in the lines 3, 5, 6 and 7. */
export function clientsFile(codes: readonly [string, string]): string {
  return [
    'code;agency_code;business_name;vat_number;city;country;email;colour',
    `${codes[0]};${agency};Küchen & Söhne GmbH;;München;DE;info@kuechen.example;blau`,
    `12;${agency};Zu kurz;;München;DE;;`,
    `${codes[1]};${agency};Möbel Özil;;Augsburg;DE;;rot`,
    'E2E901;9999;Fremde Vertretung;;Ulm;DE;;',
    `E2E902;${agency};Ohne Postfach;;Ulm;DE;kein-postfach;`,
    `E2E903;${agency};;;Ulm;DE;;`,
  ].join('\r\n')
}

let checked: Promise<number> | undefined

/** The number of an import with rejected rows that waits to be applied; one for all tests of this worker. */
export function checkedImport(request: APIRequestContext): Promise<number> {
  checked ??= tryOut(request)
  return checked
}

async function tryOut(request: APIRequestContext): Promise<number> {
  const { token } = await sessionOf(request, 'admin')
  const buffer = Buffer.from(clientsFile(['E2E801', 'E2E802']))
  const started = await request.post('/api/v1.0/admin/import/clients', {
    headers: { token },
    multipart: { dry_run: '1', file: { name: 'clienti.csv', mimeType: 'text/csv', buffer } },
  })
  const { args } = (await started.json()) as { args: { response: { id: number } } }
  const { id } = args.response
  await expect
    .poll(async () => (await ask<{ state: string }>(request, `/api/v1.0/admin/import/${id}`)).state)
    .toBe('checked')
  return id
}
