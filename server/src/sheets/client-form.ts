import type { ClientForm } from '@mandato/contract/sheets/form'
import { validNote } from '@mandato/contract/sheets/fields'
import type * as z from 'zod'
import { today } from '../platform/clock.ts'
import { notFound } from '../platform/refusals.ts'
import { softwareOf } from '../registry/index.ts'
import { liveLink } from '../signing/index.ts'
import type { Acting } from './acting.ts'
import { downloadUrls } from '../platform/files/downloads.ts'
import { formSections, problemsOf } from './form.ts'
import { languageOf } from '../registry/index.ts'
import { mayOn } from './policy.ts'
import { clientSeenBy, revenueOf, type SheetClient } from './queries/clients.ts'
import { versionsInForce } from './queries/legal.ts'
import { sheetSettings } from './queries/settings.ts'
import { confirmedBefore, headOf, nameOf, pathOf, type Sheet } from './queries/sheets.ts'
import { emptySheet, shownValues, valuesOf } from './registry-fields.ts'
import { sealedFileFits } from './papers/sealed-file.ts'
import { signatureCard } from './signature-card.ts'

type Form = z.input<typeof ClientForm>

/** Form and review of a client's sheet; 0 is a client who is not entered yet. */
export async function clientForm(context: Acting, clientId: number): Promise<Form> {
  if (clientId === 0) return newForm(context)
  const { db, user, language, clock } = context
  const client = await clientSeenBy(db, user, clientId)
  if (!client) throw notFound()
  const head = await headOf(db, clientId)
  const settings = await sheetSettings(db)
  const present = head?.fields ?? valuesOf(client)
  const former = head ? ((await confirmedBefore(db, head))?.fields ?? valuesOf(client)) : null
  const may = mayOn(user, head ?? null, client.status === 'deleted')
  const revenue = await revenueOf(db, user, context.figures, clientId)
  const software = await softwareOf(db, user, { agency: 0, client: clientId })
  const legal = await versionsInForce(db, today(clock))
  const url = await downloadUrls(db, clock.now(), user)
  const shownStatus = head?.to_renew ? ('to_renew' as const) : (head?.status ?? ('to_fill' as const))
  const shown = {
    ...(shownValues(client) as Record<string, string | null>),
    sheet_status: shownStatus,
    sheet_id: head?.id ?? null,
    revenue_last_year: revenue?.last_year == null ? null : revenue.last_year / 100,
    revenue_this_year: revenue?.this_year == null ? null : revenue.this_year / 100,
    licences: (software?.licences ?? []).map((l) => `${l.product} ${l.licence}`).join(', '),
  }
  return {
    client: {
      id: client.id,
      code: client.code,
      business_name: client.business_name,
      agency_id: client.agency_id,
      agency: client.agency,
      agent: client.agent,
    },
    sheet_id: head?.id ?? null,
    revision: head?.revision ?? 1,
    version: head?.version ?? 0,
    status: shownStatus,
    language: head?.language ?? languageOf(client.country),
    editable: may.save,
    customer_may_fill: head?.customer_may_fill ?? false,
    sections: formSections(user, { present, former, shown }, settings, language, may.save),
    problems: problemsOf(present, settings, language),
    revenue,
    licences: software?.licences ?? [],
    ...addressesOf(client, head),
    valid_note: validNote[language],
    valid_from: head?.valid_from ?? null,
    legal: {
      privacy_version: head?.privacy_version ?? legal.privacy,
      terms_version: head?.terms_version ?? legal.terms,
    },
    edited: { by: await nameOf(db, head?.edited_by ?? null), at: head?.edited_at ?? null },
    link: await linkCard(context, head),
    signature: head
      ? await signatureCard(db, head.id, (file, sha) => sealedFileFits(context, file, sha))
      : null,
    decision:
      head?.decided_at != null
        ? { by: await nameOf(db, head.decided_by), at: head.decided_at, note: head.decision_note }
        : null,
    pdf_url: head?.pdf_file_id == null ? null : url(head.pdf_file_id),
    path: head ? await pathOf(db, head.id) : [],
    may,
  }
}

/** The address to sign from: the one used last, else the commercial one; the reviewer sees when the registry does not know it. */
function addressesOf(client: SheetClient, head: Sheet | undefined) {
  const addresses = [client.email, client.email_admin, client.email_commercial, client.email_certified]
  const used = head?.signer_email ?? null
  const proposed = head?.fields['email_commercial'] ?? client.email_commercial
  return {
    signature_email: used ?? (typeof proposed === 'string' ? proposed : null),
    signature_email_known:
      used === null ? null : addresses.some((email) => email?.toLowerCase() === used.toLowerCase()),
  }
}

async function linkCard({ db }: Acting, head: Sheet | undefined): Promise<Form['link']> {
  if (head?.status !== 'sent' || !head.sent_at || !head.link_expires_at) return null
  return {
    sent_at: head.sent_at,
    expires_at: head.link_expires_at,
    opened: (await liveLink(db, head.id))?.openings ?? 0,
    reminders: head.reminder_step,
  }
}

async function newForm(context: Acting): Promise<Form> {
  const { db, user, language, clock } = context
  if (user.role === 'customer') throw notFound()
  const settings = await sheetSettings(db)
  const present = emptySheet('IT')
  const legal = await versionsInForce(db, today(clock))
  const may = mayOn(user, null, false)
  return {
    client: {
      id: 0,
      code: null,
      business_name: '',
      agency_id: user.agencyId,
      agency: null,
      agent: user.role === 'agent' ? user.name : null,
    },
    sheet_id: null,
    revision: 1,
    version: 0,
    status: 'to_fill',
    language: 'it',
    editable: true,
    customer_may_fill: false,
    sections: formSections(user, { present, former: null, shown: {} }, settings, language, true),
    problems: problemsOf(present, settings, language),
    revenue: null,
    licences: [],
    signature_email: null,
    signature_email_known: null,
    valid_note: validNote[language],
    valid_from: null,
    legal: { privacy_version: legal.privacy, terms_version: legal.terms },
    edited: { by: null, at: null },
    link: null,
    signature: null,
    decision: null,
    pdf_url: null,
    path: [],
    may,
  }
}
