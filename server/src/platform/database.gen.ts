/** Made by scripts/generate-database-types.ts from the migrated schema; do not edit. */

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<string, number | string, number | string>;

export interface Agencies {
  active: Generated<boolean>;
  address: string | null;
  business_name: string;
  city: string | null;
  code: string;
  contacts: Generated<Json>;
  country: Generated<string>;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  email: string | null;
  id: Generated<number>;
  phone: string | null;
  postal_code: string | null;
  province: string | null;
  region: string | null;
  vat_number: string | null;
  version: Generated<number>;
}

export interface AgencyRevenue {
  agency_id: number;
  days: number[];
  expo: boolean;
  family_code: string;
  lines: number;
  month_ends_cents: Generated<ArrayType<number>>;
  year: number;
  ytd_cents: ArrayType<number>;
}

export interface Budgets {
  agency_id: number;
  amount_cents: number;
  category: string;
  changed_at: Generated<ColumnType<string, Date | string, Date | string>>;
  client_id: number | null;
  id: Generated<number>;
  months_cents: ArrayType<number>;
  phasing: string;
  version: Generated<number>;
  year: number;
}

export interface ClientRevenue {
  agency_id: number;
  client_id: number;
  days: number[];
  expo: boolean;
  family_code: string;
  lines: number;
  month_ends_cents: Generated<ArrayType<number>>;
  year: number;
  ytd_cents: ArrayType<number>;
}

export interface Clients {
  activation_date: string | null;
  address: string | null;
  agency_id: number;
  agent_id: number | null;
  bank_name: string | null;
  business_name: string;
  city: string | null;
  code: string;
  country: Generated<string>;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  discount: string | null;
  email: string | null;
  email_admin: string | null;
  email_certified: string | null;
  email_commercial: string | null;
  fixed_days: Generated<number[]>;
  geo_quality: Generated<string>;
  iban: string | null;
  id: Generated<number>;
  internal_code: string | null;
  last_order_date: string | null;
  lat: number | null;
  lng: number | null;
  mobile: string | null;
  payment_code: string | null;
  phone: string | null;
  postal_code: string | null;
  price_list: string | null;
  province: string | null;
  region: string | null;
  sdi_code: string | null;
  searchable: Generated<string | null>;
  sheet_status: Generated<string>;
  status: Generated<string>;
  tax_code: string | null;
  vat_number: string | null;
  version: Generated<number>;
}

export interface Events {
  acting_for: number | null;
  after: Json | null;
  at: Generated<ColumnType<string, Date | string, Date | string>>;
  before: Json | null;
  entity: string;
  entity_id: string;
  id: Generated<number>;
  ip: string | null;
  user_id: number | null;
  what: string;
}

export interface Files {
  bytes: number;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  created_by: number | null;
  id: Generated<number>;
  mime: string;
  name: string;
  sha256: string;
  stored_as: string;
}

export interface Guesses {
  blocked_until: ColumnType<string, Date | string, Date | string> | null;
  failures: Generated<number>;
  subject: string;
  window_start: Generated<ColumnType<string, Date | string, Date | string>>;
}

export interface IdempotencyKeys {
  answer: string;
  call: string;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  fingerprint: Buffer;
  key: string;
  user_id: number;
}

export interface ImportErrors {
  column_name: string | null;
  import_id: number;
  line: number;
  others: Json | null;
  reason: string;
  reason_values: Generated<Json>;
  subject: string | null;
  value: string | null;
}

export interface ImportHistory {
  finished_at: ColumnType<string, Date | string, Date | string> | null;
  kind: string | null;
}

export interface Imports {
  accept_valid: boolean;
  as_of: string | null;
  asked_as_of: string | null;
  bytes: number;
  cancel_asked: Generated<boolean>;
  created: Generated<number>;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  created_by: number | null;
  done: Generated<number>;
  dry_run: boolean;
  effects: Generated<Json>;
  failure: Json | null;
  file_id: number | null;
  file_name: string;
  finished_at: ColumnType<string, Date | string, Date | string> | null;
  id: Generated<number>;
  kind: string;
  recognised: Json | null;
  rejected: Generated<number>;
  rows: Generated<number>;
  started_at: ColumnType<string, Date | string, Date | string> | null;
  state: Generated<string>;
  total: number | null;
  tries: Generated<number>;
  unchanged: Generated<number>;
  updated: Generated<number>;
}

export interface InvoiceLines {
  agency_id: number;
  amount_cents: number;
  client_id: number;
  date: string;
  description: string | null;
  expo: Generated<boolean>;
  family_code: string;
  invoice_number: string;
  line: number;
  product_code: string | null;
  quantity: Numeric;
  year: number;
}

export interface OneTimeLinks {
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  purpose: string;
  replaced_at: ColumnType<string, Date | string, Date | string> | null;
  token_hash: Buffer;
  used_at: ColumnType<string, Date | string, Date | string> | null;
  user_id: number | null;
}

export interface Outbox {
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  due_at: Generated<ColumnType<string, Date | string, Date | string>>;
  html_body: string;
  id: Generated<number>;
  language: string;
  message_id: string;
  problem: string | null;
  recipient: string;
  sent_at: ColumnType<string, Date | string, Date | string> | null;
  state: Generated<string>;
  subject: string;
  text_body: string;
  tries: Generated<number>;
}

export interface PhasedBudgets {
  agency_id: number;
  category: string;
  client_id: number;
  days: number[];
  month_ends_cents: Generated<ArrayType<number>>;
  source: string;
  version: number | null;
  year: number;
  ytd_cents: ArrayType<number>;
}

export interface Prints {
  call: string;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  done: Generated<number>;
  file_id: number | null;
  file_name: string;
  finished_at: ColumnType<string, Date | string, Date | string> | null;
  id: Generated<number>;
  input: Json;
  language: string;
  state: Generated<string>;
  total: number;
  user_id: number;
}

export interface RegistryAgencies {
  business_name: string | null;
  city: string | null;
  code: string | null;
  country: string | null;
  id: number | null;
  province: string | null;
  region: string | null;
}

export interface RegistryClients {
  agency_id: number | null;
  business_name: string | null;
  city: string | null;
  code: string | null;
  country: string | null;
  id: number | null;
  province: string | null;
  region: string | null;
}

export interface RevenueState {
  as_of: string | null;
  changed_at: ColumnType<string, Date | string, Date | string> | null;
  id: Generated<boolean>;
  version: Generated<number>;
  years: Generated<number[]>;
}

export interface Sessions {
  created_at: ColumnType<string, Date | string, Date | string>;
  device: string;
  expires_at: ColumnType<string, Date | string, Date | string>;
  id: Generated<number>;
  ip: string | null;
  last_seen_at: ColumnType<string, Date | string, Date | string>;
  remember: boolean;
  revoked_at: ColumnType<string, Date | string, Date | string> | null;
  token_hash: Buffer;
  user_id: number;
}

export interface Settings {
  changed_at: Generated<ColumnType<string, Date | string, Date | string>>;
  key: string;
  value: Json;
}

export interface SignInPlaces {
  ip: string;
  last_at: ColumnType<string, Date | string, Date | string>;
  user_id: number;
}

export interface UserCards {
  active: boolean | null;
  agency_id: number | null;
  agency_name: string | null;
  client_id: number | null;
  client_name: string | null;
  email: string | null;
  id: number | null;
  language: string | null;
  last_login_at: ColumnType<string, Date | string, Date | string> | null;
  must_change_password: boolean | null;
  name: string | null;
  permissions: string[] | null;
  phone: string | null;
  profile: string | null;
  user_type: number | null;
}

export interface UserClients {
  client_id: number;
  user_id: number;
}

export interface Users {
  active: Generated<boolean>;
  agency_id: number | null;
  areas: Generated<string[]>;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  email: string;
  former_hashes: Generated<string[]>;
  id: Generated<number>;
  language: Generated<string>;
  last_login_at: ColumnType<string, Date | string, Date | string> | null;
  must_change_password: Generated<boolean>;
  name: string;
  password_hash: string | null;
  permissions: Generated<string[]>;
  phone: string | null;
  profile: string | null;
  user_type: number;
  version: Generated<number>;
}

export interface DB {
  agencies: Agencies;
  agency_revenue: AgencyRevenue;
  budgets: Budgets;
  client_revenue: ClientRevenue;
  clients: Clients;
  events: Events;
  files: Files;
  guesses: Guesses;
  idempotency_keys: IdempotencyKeys;
  import_errors: ImportErrors;
  import_history: ImportHistory;
  imports: Imports;
  invoice_lines: InvoiceLines;
  one_time_links: OneTimeLinks;
  outbox: Outbox;
  phased_budgets: PhasedBudgets;
  prints: Prints;
  registry_agencies: RegistryAgencies;
  registry_clients: RegistryClients;
  revenue_state: RevenueState;
  sessions: Sessions;
  settings: Settings;
  sign_in_places: SignInPlaces;
  user_cards: UserCards;
  user_clients: UserClients;
  users: Users;
}
