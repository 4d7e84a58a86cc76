import type { KeptBecause, PersonalKind } from '@mandato/contract/accounts/personal-words'

/** Rows of a table that are of one person. */
export interface Holding {
  readonly kind: PersonalKind
  readonly table: string
  /** The column that names the person, by id or by mail address. */
  readonly by: { readonly id: string } | { readonly email: string }
  /** When it was. */
  readonly at?: string
  /** The columns that are told; secrets are in none. */
  readonly tells: readonly string[]
  /** Why it stays when the person is erased; left out, it goes. */
  readonly kept?: KeptBecause
  /** It goes with its account, emptied instead of deleted. */
  readonly emptied?: true
}

const own = { id: 'user_id' } as const

/**
 * Where the portal holds something of a person. What he did to things of others – accepted, wrote, sent – is told by the audit trail,
 * which every act leaves an entry in. A test compares this with the tables there are.
 */
export const holdings: readonly Holding[] = [
  {
    kind: 'account',
    table: 'users',
    by: { id: 'id' },
    at: 'created_at',
    tells: [
      'name',
      'email',
      'phone',
      'language',
      'user_type',
      'profile',
      'agency_id',
      'areas',
      'permissions',
      'last_login_at',
      'expires_at',
    ],
    emptied: true,
  },
  { kind: 'shops', table: 'user_clients', by: own, tells: ['client_id'] },
  {
    kind: 'sessions',
    table: 'sessions',
    by: own,
    at: 'last_seen_at',
    tells: ['device', 'ip', 'created_at', 'expires_at', 'revoked_at'],
    emptied: true,
  },
  {
    kind: 'sessions',
    table: 'one_time_links',
    by: own,
    at: 'created_at',
    tells: ['purpose', 'expires_at', 'used_at'],
  },
  { kind: 'places', table: 'sign_in_places', by: own, at: 'last_at', tells: ['ip'] },
  { kind: 'devices', table: 'devices', by: own, at: 'seen_at', tells: ['label'] },
  { kind: 'factors', table: 'totp_factors', by: own, at: 'confirmed_at', tells: [] },
  { kind: 'factors', table: 'passkeys', by: own, at: 'created_at', tells: ['name', 'last_used_at'] },
  { kind: 'factors', table: 'recovery_codes', by: own, at: 'used_at', tells: [] },
  { kind: 'choices', table: 'saved_views', by: own, at: 'created_at', tells: ['list', 'name', 'search'] },
  {
    kind: 'choices',
    table: 'schedules',
    by: own,
    at: 'created_at',
    tells: ['list', 'name', 'every', 'output'],
  },
  { kind: 'choices', table: 'saved_view_readers', by: own, tells: ['view_id'] },
  { kind: 'choices', table: 'material_favourites', by: own, tells: ['product_id'] },
  { kind: 'choices', table: 'download_watches', by: own, at: 'told_at', tells: ['folder_id'] },
  { kind: 'choices', table: 'notice_choices', by: own, tells: ['kind', 'way'] },
  { kind: 'choices', table: 'mail_habits', by: own, tells: ['digest', 'quiet_from', 'quiet_to'] },
  { kind: 'choices', table: 'home_choices', by: own, tells: ['blocks', 'folded', 'shown_as'] },
  { kind: 'work', table: 'digest_notices', by: own, tells: ['event_id'] },
  { kind: 'work', table: 'digests', by: own, tells: ['day'] },
  { kind: 'choices', table: 'notice_marks', by: own, tells: ['about'] },
  { kind: 'reading', table: 'content_reads', by: own, at: 'read_at', tells: ['item_id'], kept: 'trail' },
  { kind: 'reading', table: 'content_reminders', by: own, at: 'last_at', tells: ['item_id'], kept: 'trail' },
  { kind: 'reading', table: 'content_presence', by: own, at: 'seen_at', tells: ['item_id'] },
  {
    kind: 'reading',
    table: 'download_takes',
    by: own,
    at: 'last_at',
    tells: ['version_id', 'times'],
    kept: 'trail',
  },
  {
    kind: 'registrations',
    table: 'registrations',
    by: own,
    at: 'created_at',
    tells: [
      'type',
      'name',
      'surname',
      'email',
      'phone',
      'company',
      'vat_number',
      'magazine',
      'publisher',
      'address',
      'postal_code',
      'city',
      'province',
      'country',
      'fax',
      'privacy_version',
      'privacy_at',
      'question',
      'answer',
      'note',
    ],
    emptied: true,
  },
  {
    kind: 'requests',
    table: 'free_requests',
    by: { id: 'created_by' },
    at: 'created_at',
    tells: ['subject', 'status'],
    kept: 'books',
  },
  { kind: 'requests', table: 'request_messages', by: { id: 'by' }, at: 'at', tells: ['text'], kept: 'books' },
  { kind: 'requests', table: 'request_hands', by: own, at: 'since', tells: ['kind', 'request_id'] },
  {
    kind: 'orders',
    table: 'orders',
    by: { id: 'created_by' },
    at: 'created_at',
    tells: ['number', 'status', 'client_id'],
    kept: 'books',
  },
  {
    kind: 'orders',
    table: 'ready_holds',
    by: own,
    at: 'begun_at',
    tells: ['quantity', 'ends_at'],
    kept: 'books',
  },
  {
    kind: 'orders',
    table: 'ready_queue',
    by: own,
    at: 'joined_at',
    tells: ['quantity', 'left_at'],
    kept: 'books',
  },
  {
    kind: 'signatures',
    table: 'signatures',
    by: { email: 'signer_email' },
    at: 'signed_at',
    tells: ['signer_name', 'signer_email', 'how', 'consents'],
    kept: 'evidence',
  },
  {
    kind: 'mails',
    table: 'outbox',
    by: { email: 'recipient' },
    at: 'created_at',
    tells: ['subject', 'state'],
  },
  { kind: 'work', table: 'prints', by: own, at: 'created_at', tells: ['file_name'] },
  { kind: 'work', table: 'bulk_runs', by: own, at: 'created_at', tells: ['act', 'ip'] },
  { kind: 'work', table: 'download_selections', by: own, at: 'made_at', tells: ['versions'] },
  { kind: 'work', table: 'idempotency_keys', by: own, at: 'created_at', tells: ['call'] },
  { kind: 'trail', table: 'events', by: own, at: 'at', tells: ['what'], kept: 'trail' },
]
