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
  geo_quality: Generated<string>;
  id: Generated<number>;
  lat: number | null;
  lng: number | null;
  phone: string | null;
  placed_for: string | null;
  postal_code: string | null;
  province: string | null;
  region: string | null;
  vat_number: string | null;
  version: Generated<number>;
  warehouse_address: string | null;
  warehouse_city: string | null;
  warehouse_country: string | null;
  warehouse_postal_code: string | null;
  warehouse_province: string | null;
}

export interface AgencyPlaces {
  address: string | null;
  agency_id: number | null;
  city: string | null;
  country: string | null;
  phone: string | null;
  postal_code: string | null;
  province: string | null;
  type: string | null;
}

export interface AgencyRevenue {
  agency_id: number;
  credit_days: number[];
  days: number[];
  expo: boolean;
  family_code: string;
  lines: number;
  month_ends_cents: Generated<ArrayType<number>>;
  year: number;
  ytd_cents: ArrayType<number>;
  ytd_credit_lines: number[];
  ytd_credited_cents: ArrayType<number>;
  ytd_lines: number[];
}

export interface ApplianceCards {
  brand: string | null;
  code: string | null;
  depth_mm: number | null;
  ean: string | null;
  energy_class: string | null;
  energy_group: string | null;
  energy_range: string | null;
  family_code: string | null;
  height_mm: number | null;
  id: number | null;
  name: string | null;
  price: number | null;
  thumb_id: number | null;
  width_mm: number | null;
}

export interface ApplianceDocuments {
  appliance_id: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number | null;
  file_id: number;
  id: Generated<number>;
  kind: string;
  language: string;
  replaced_at: ColumnType<string, Date | string, Date | string> | null;
  thumb_id: number | null;
  version: number;
}

export interface Appliances {
  brand: Generated<string>;
  code: string;
  compatible_models: Generated<string>;
  depth_mm: number | null;
  ean: string | null;
  energy_class: string | null;
  energy_group: string | null;
  energy_range: Generated<string | null>;
  eprel_number: string | null;
  family_code: Generated<string>;
  height_mm: number | null;
  id: Generated<number>;
  name: string;
  price: number | null;
  version: Generated<number>;
  weight_g: number | null;
  width_mm: number | null;
}

export interface ApplicantNames {
  id: number | null;
  name: string | null;
}

export interface ArticleAreaMonths {
  amount_cents: number;
  country: string;
  expo: boolean;
  family_code: string;
  month: string;
  product_code: string;
  province: string;
  quantity: Numeric;
  region: string;
}

export interface ArticleLines {
  amount_cents: number | null;
  country: string | null;
  date: string | null;
  description: string | null;
  expo: boolean | null;
  family_code: string | null;
  month: string | null;
  product_code: string | null;
  province: string | null;
  quantity: Numeric | null;
  region: string | null;
}

export interface ArticleMonths {
  amount_cents: number;
  description: string | null;
  expo: boolean;
  family_code: string;
  month: string;
  product_code: string;
  quantity: Numeric;
}

export interface ArticleNames {
  code: string | null;
  description: string | null;
}

export interface Articles {
  bare_code: Generated<string>;
  code: string;
  description: string;
  dimensions: string;
  family_code: string;
  finish_group: string;
  id: Generated<number>;
  unit: string;
  words: Generated<string>;
}

export interface Backups {
  files: number;
  id: Generated<number>;
  rows: number;
  taken_at: ColumnType<string, Date | string, Date | string>;
  warnings: number;
}

export interface BestSellerPins {
  category: string;
  codes: string[];
  reason: string;
  set_at: ColumnType<string, Date | string, Date | string>;
  set_by: number;
  until: string;
  version: Generated<number>;
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

export interface BulkRows {
  changed_id: number | null;
  changed_version: number | null;
  input: Json;
  name: string;
  outcome: string | null;
  position: number;
  reason: string | null;
  run_id: number;
}

export interface BulkRuns {
  act: string;
  closed: Generated<boolean>;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  filter: Json | null;
  finished_at: ColumnType<string, Date | string, Date | string> | null;
  id: Generated<number>;
  ip: string;
  language: string;
  made: Generated<number[]>;
  not_made: string | null;
  state: Generated<string>;
  total: number | null;
  user_id: number;
  words: Generated<Json>;
}

export interface ClientCards {
  address: string | null;
  agency: string | null;
  agency_code: string | null;
  agency_id: number | null;
  agent: string | null;
  agent_id: number | null;
  business_name: string | null;
  city: string | null;
  code: string | null;
  country: string | null;
  geo_quality: string | null;
  id: number | null;
  internal_code: string | null;
  last_order_date: string | null;
  lat: number | null;
  lng: number | null;
  name_key: string | null;
  phone: string | null;
  postal_code: string | null;
  province: string | null;
  region: string | null;
  searchable: string | null;
  sheet_confirmed_at: ColumnType<string, Date | string, Date | string> | null;
  sheet_id: number | null;
  sheet_sent_at: ColumnType<string, Date | string, Date | string> | null;
  sheet_signed_at: ColumnType<string, Date | string, Date | string> | null;
  sheet_since: ColumnType<string, Date | string, Date | string> | null;
  sheet_status: string | null;
  sheet_valid_from: string | null;
  status: string | null;
}

export interface ClientListsBefore {
  client_id: number;
  price_list: string | null;
  until: ColumnType<string, Date | string, Date | string>;
}

export interface ClientLogins {
  client_id: number | null;
  user_id: number | null;
}

export interface ClientPlaces {
  address: string | null;
  city: string | null;
  client_id: number | null;
  country: string | null;
  notes: string | null;
  phone: string | null;
  postal_code: string | null;
  province: string | null;
  type: string | null;
}

export interface ClientRevenue {
  agency_id: number;
  client_id: number;
  credit_days: number[];
  days: number[];
  expo: boolean;
  family_code: string;
  lines: number;
  month_ends_cents: Generated<ArrayType<number>>;
  year: number;
  ytd_cents: ArrayType<number>;
  ytd_credit_lines: number[];
  ytd_credited_cents: ArrayType<number>;
  ytd_lines: number[];
}

export interface Clients {
  abi: string | null;
  activation_date: string | null;
  address: string | null;
  agency_id: number;
  agent_id: number | null;
  bank_name: string | null;
  business_name: string;
  cab: string | null;
  city: string | null;
  code: string;
  country: Generated<string>;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  deleted_at: ColumnType<string, Date | string, Date | string> | null;
  deleted_by: number | null;
  deletion_asked_at: ColumnType<string, Date | string, Date | string> | null;
  deletion_asked_by: number | null;
  deletion_reason: string | null;
  delivery_address: string | null;
  delivery_city: string | null;
  delivery_country: string | null;
  delivery_notes: string | null;
  delivery_postal_code: string | null;
  delivery_province: string | null;
  discount: string | null;
  email: string | null;
  email_admin: string | null;
  email_certified: string | null;
  email_commercial: string | null;
  email_management: string | null;
  fixed_days: Generated<number[]>;
  geo_quality: Generated<string>;
  iban: string | null;
  id: Generated<number>;
  internal_code: string | null;
  last_order_date: string | null;
  lat: number | null;
  lng: number | null;
  mobile: string | null;
  name_key: Generated<string | null>;
  notes: string | null;
  payment_code: string | null;
  phone: string | null;
  placed_for: string | null;
  postal_address: string | null;
  postal_city: string | null;
  postal_code: string | null;
  postal_country: string | null;
  postal_postal_code: string | null;
  postal_province: string | null;
  price_list: string | null;
  province: string | null;
  public_body: Generated<boolean>;
  region: string | null;
  sdi_code: string | null;
  searchable: Generated<string | null>;
  sheet_confirmed_at: ColumnType<string, Date | string, Date | string> | null;
  sheet_id: number | null;
  sheet_sent_at: ColumnType<string, Date | string, Date | string> | null;
  sheet_signed_at: ColumnType<string, Date | string, Date | string> | null;
  sheet_since: ColumnType<string, Date | string, Date | string> | null;
  sheet_status: Generated<string>;
  sheet_to_renew: Generated<boolean>;
  sheet_valid_from: string | null;
  status: Generated<string>;
  status_before: string | null;
  suspended_at: ColumnType<string, Date | string, Date | string> | null;
  suspended_by: number | null;
  suspension_reason: string | null;
  tax_code: string | null;
  vat_number: string | null;
  version: Generated<number>;
}

export interface ContentFiles {
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number | null;
  drawn_anew: Generated<boolean>;
  file_id: number;
  id: Generated<number>;
  item_id: number | null;
  language: string | null;
  place: number | null;
  purpose: string;
  thumb_id: number | null;
}

export interface ContentItems {
  audience: Json;
  changed_at: ColumnType<string, Date | string, Date | string>;
  changed_by: number | null;
  codes: Generated<string[]>;
  conditions_id: number | null;
  confirm_by: string | null;
  cover: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number | null;
  expires_at: ColumnType<string, Date | string, Date | string> | null;
  id: Generated<number>;
  image_id: number | null;
  kind: string;
  mail: Generated<boolean>;
  mailed_at: ColumnType<string, Date | string, Date | string> | null;
  mandatory: Generated<boolean>;
  publish_at: ColumnType<string, Date | string, Date | string> | null;
  series: Json | null;
  status: Generated<string>;
  topic: string;
  valid_from: string | null;
  valid_until: string | null;
  version: Generated<number>;
}

export interface ContentPresence {
  item_id: number;
  language: string;
  seen_at: ColumnType<string, Date | string, Date | string>;
  user_id: number;
}

export interface ContentReaders {
  active: boolean | null;
  agencies: number[] | null;
  belongs_to: string | null;
  countries: string[] | null;
  created_at: ColumnType<string, Date | string, Date | string> | null;
  email: string | null;
  id: number | null;
  language: string | null;
  name: string | null;
  profile: string | null;
  role: string | null;
  user_type: number | null;
}

export interface ContentReads {
  item_id: number;
  read_at: ColumnType<string, Date | string, Date | string>;
  user_id: number;
}

export interface ContentReminders {
  item_id: number;
  last_at: ColumnType<string, Date | string, Date | string>;
  user_id: number;
}

export interface ContentTexts {
  abstract: string;
  body: Json;
  item_id: number;
  language: string;
  searched: Generated<string>;
  title: string;
  words: string;
}

export interface ContentTitles {
  id: number | null;
  language: string | null;
  title: string | null;
}

export interface ContentVersions {
  at: ColumnType<string, Date | string, Date | string>;
  by_id: number | null;
  item_id: number;
  texts: Json;
  version: number;
}

export interface DayPauses {
  at: ColumnType<string, Date | string, Date | string>;
  by: number;
  client_id: number;
  reason: string;
  until: string;
}

export interface Devices {
  device: string;
  given_up: Generated<number[]>;
  highest: number;
  label: string;
  seal: string | null;
  seen_at: ColumnType<string, Date | string, Date | string>;
  user_id: number;
}

export interface DigestNotices {
  event_id: number;
  user_id: number;
}

export interface Digests {
  day: string;
  user_id: number;
}

export interface Discounts {
  chain: string;
  client_id: number | null;
  factor: Numeric;
  family_code: string;
  id: Generated<number>;
  list_id: number | null;
  load_id: number;
  note: string;
  valid_from: string;
  valid_to: string | null;
}

export interface DiscountsBefore {
  chain: string;
  factor: Numeric;
  id: number;
  load_id: number;
  note: string;
  replaced_by: number;
  valid_to: string | null;
}

export interface DiscountsEver {
  chain: string | null;
  client_id: number | null;
  factor: Numeric | null;
  family_code: string | null;
  list_id: number | null;
  load_id: number | null;
  loaded_at: ColumnType<string, Date | string, Date | string> | null;
  note: string | null;
  replaced_at: ColumnType<string, Date | string, Date | string> | null;
  valid_from: string | null;
  valid_to: string | null;
}

export interface DoubtfulNumbers {
  entity: string;
  entity_id: number;
  field: string;
  found_at: ColumnType<string, Date | string, Date | string>;
  id: Generated<number>;
  value: string;
}

export interface DownloadFiles {
  captions: Generated<Json>;
  changed_at: ColumnType<string, Date | string, Date | string>;
  changed_by: number | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number | null;
  credit: Generated<string>;
  folder_id: number;
  id: Generated<number>;
  status: Generated<string>;
  titles: Json;
  version: Generated<number>;
}

export interface DownloadFolders {
  audience: Json | null;
  changed_at: ColumnType<string, Date | string, Date | string>;
  changed_by: number | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number | null;
  id: Generated<number>;
  names: Json;
  parent_id: number | null;
  path: Generated<number[]>;
  status: Generated<string>;
  version: Generated<number>;
}

export interface DownloadNames {
  id: number | null;
  kind: string | null;
  names: Json | null;
}

export interface DownloadSelections {
  id: Generated<number>;
  made_at: ColumnType<string, Date | string, Date | string>;
  user_id: number;
  versions: number[];
}

export interface DownloadTakes {
  first_at: ColumnType<string, Date | string, Date | string>;
  last_at: ColumnType<string, Date | string, Date | string>;
  times: Generated<number>;
  user_id: number;
  version_id: number;
}

export interface DownloadVersions {
  at: ColumnType<string, Date | string, Date | string>;
  by_id: number | null;
  crc32: number;
  drawn_anew: Generated<boolean>;
  file_id: number;
  height: number | null;
  id: Generated<number>;
  language: string | null;
  note: Generated<string>;
  number: number;
  stored_id: number;
  thumb_id: number | null;
  web_id: number | null;
  width: number | null;
}

export interface DownloadWatches {
  folder_id: number;
  told_at: ColumnType<string, Date | string, Date | string>;
  user_id: number;
}

export interface EnergyLabels {
  code: string | null;
  energy_class: string | null;
  energy_range: string | null;
  name: string | null;
}

export interface Events {
  acting_for: number | null;
  after: Json | null;
  agency_id: number | null;
  at: Generated<ColumnType<string, Date | string, Date | string>>;
  before: Json | null;
  client_id: number | null;
  entity: string;
  entity_id: string;
  id: Generated<number>;
  ip: string | null;
  notice: Generated<boolean>;
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

export interface FreeRequests {
  agency_id: number | null;
  answered_at: ColumnType<string, Date | string, Date | string> | null;
  client_id: number | null;
  contested_invoice: number | null;
  contested_line: number | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number;
  follows: number | null;
  id: Generated<number>;
  proof: Json | null;
  since: ColumnType<string, Date | string, Date | string>;
  status: Generated<string>;
  subject: string;
  version: Generated<number>;
}

export interface Guesses {
  blocked_until: ColumnType<string, Date | string, Date | string> | null;
  failures: Generated<number>;
  subject: string;
  window_start: Generated<ColumnType<string, Date | string, Date | string>>;
}

export interface HandOverLines {
  hand_over_id: number;
  product_id: number;
  quantity: number;
}

export interface HandOverPieces {
  hand_over_id: number | null;
  name: string | null;
  name_en: string | null;
  name_es: string | null;
  name_fr: string | null;
  quantity: number | null;
}

export interface HandOvers {
  agency_id: number;
  at: ColumnType<string, Date | string, Date | string>;
  by_id: number | null;
  client_id: number;
  date: string;
  id: Generated<number>;
  note: Generated<string>;
  signature_kind: string | null;
  signature_svg: string | null;
  signer_name: string | null;
  told_at: ColumnType<string, Date | string, Date | string> | null;
  undone_at: ColumnType<string, Date | string, Date | string> | null;
  undone_by: number | null;
}

export interface HomeChoices {
  blocks: Generated<string[]>;
  folded: Generated<string[]>;
  shown_as: string | null;
  user_id: number;
}

export interface IdempotencyKeys {
  answer: string;
  call: string;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  device: string | null;
  fingerprint: Buffer;
  key: string;
  refused: Json | null;
  seq: number | null;
  user_id: number;
}

export interface ImportChanges {
  details: Json;
  import_id: number;
  line: number;
  reason: string | null;
  reason_values: Generated<Json>;
  subject: string | null;
  what: string;
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

export interface ImportFiles {
  file_name: string | null;
  id: number | null;
  kind: string | null;
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
  forget_soon: Generated<boolean>;
  id: Generated<number>;
  kind: string;
  notices: Generated<number>;
  recognised: Json | null;
  rejected: Generated<number>;
  rows: Generated<number>;
  started_at: ColumnType<string, Date | string, Date | string> | null;
  state: Generated<string>;
  told_at: ColumnType<string, Date | string, Date | string> | null;
  total: number | null;
  tries: Generated<number>;
  unchanged: Generated<number>;
  updated: Generated<number>;
}

export interface InvoiceChecks {
  client_id: number;
  date: string;
  difference_cents: Generated<number>;
  expected_cents: number | null;
  id: Generated<number>;
  invoice_number: string;
  line: number;
  reason: string;
  state: string;
  year: number;
}

export interface InvoiceCheckWork {
  done: Generated<number>;
  one: Generated<boolean>;
  wanted: Generated<number>;
}

export interface InvoiceClients {
  address: string | null;
  agency_id: number | null;
  business_name: string | null;
  city: string | null;
  code: string | null;
  country: string | null;
  email: string | null;
  emails: string[] | null;
  id: number | null;
  phone: string | null;
  postal_code: string | null;
  province: string | null;
  region: string | null;
  status: string | null;
  tax_code: string | null;
  vat_number: string | null;
}

export interface InvoiceDocuments {
  client_id: number;
  credit_note_of: string | null;
  credit_note_year: number | null;
  date: string;
  difference_cents: Generated<number>;
  differing: Generated<number>;
  first_due: string | null;
  gross_cents: number;
  id: Generated<number>;
  kind: string;
  net_cents: number;
  number: string;
  open_cents: Generated<number>;
  paid_cents: Generated<number>;
  place: string | null;
  reverses: number | null;
  settled: Generated<boolean>;
  vat_cents: number;
  year: number;
}

export interface InvoiceFiles {
  at: ColumnType<string, Date | string, Date | string>;
  body: Generated<number>;
  buyer: Generated<string[]>;
  created_by: number | null;
  file_id: number;
  kind: string;
  number: string;
  sha256: string;
  year: number;
}

export interface InvoiceFolder {
  bytes: number;
  fault: string | null;
  modified: number;
  name: string;
  seen_at: ColumnType<string, Date | string, Date | string>;
  what: string | null;
}

export interface InvoiceInstalments {
  document_id: number;
  due_cents: number;
  due_date: string;
  method: string;
  n: number;
  paid_cents: number;
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
  order_date: string | null;
  order_number: string | null;
  product_code: string | null;
  quantity: Numeric;
  year: number;
}

export interface InvoiceNumbers {
  id: number | null;
  number: string | null;
}

export interface LatestImports {
  kind: string | null;
  state: string | null;
}

export interface LegalTexts {
  kind: string;
  language: string;
  published_at: Generated<ColumnType<string, Date | string, Date | string>>;
  published_by: number | null;
  sample: Generated<boolean>;
  sections: Json;
  title: string;
  valid_from: string;
  version: number;
}

export interface LetterNumbers {
  date: string;
  issued_at: ColumnType<string, Date | string, Date | string>;
  issued_by: number | null;
  number: number;
  paper: Json;
  shipment_id: number;
  void_because: string | null;
  void_note: Generated<string>;
  voided_at: ColumnType<string, Date | string, Date | string> | null;
  voided_by: number | null;
  year: number;
}

export interface Licences {
  activation_date: string | null;
  client_id: number;
  expiry: string | null;
  licence: string;
  product: string;
}

export interface ListPrices {
  article_id: number;
  list_id: number;
  load_id: number;
  price_cents: number;
  valid_from: string;
  valid_to: string | null;
}

export interface ListPricesBefore {
  article_id: number;
  list_id: number;
  load_id: number;
  price_cents: number;
  replaced_by: number;
  valid_from: string;
  valid_to: string | null;
}

export interface ListPricesEver {
  article_id: number | null;
  list_id: number | null;
  load_id: number | null;
  loaded_at: ColumnType<string, Date | string, Date | string> | null;
  price_cents: number | null;
  replaced_at: ColumnType<string, Date | string, Date | string> | null;
  valid_from: string | null;
  valid_to: string | null;
}

export interface MailHabits {
  digest: Generated<string>;
  quiet_from: number | null;
  quiet_to: number | null;
  user_id: number;
}

export interface MaterialAgencyStock {
  agency_id: number;
  product_id: number;
  quantity: number;
}

export interface MaterialBulks {
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  created_by: number | null;
  description: string;
  id: Generated<number>;
}

export interface MaterialCards {
  archived_at: ColumnType<string, Date | string, Date | string> | null;
  available: number | null;
  barcode: string | null;
  brand: string | null;
  committed: number | null;
  cost: number | null;
  created_at: ColumnType<string, Date | string, Date | string> | null;
  delivered: number | null;
  ean: string | null;
  family: string | null;
  family_id: number | null;
  family_names: Json | null;
  first_edition: string | null;
  id: number | null;
  image: string | null;
  internal_code: string | null;
  location: string | null;
  manager: string | null;
  name: string | null;
  name_en: string | null;
  name_es: string | null;
  name_fr: string | null;
  notes: string | null;
  on_hand: number | null;
  pack: number | null;
  price: number | null;
  printed: number | null;
  product_code: string | null;
  realised: number | null;
  searchable: string | null;
  type: string | null;
  version: number | null;
  visible: boolean | null;
  weight_g: number | null;
  with_agencies: number | null;
  written_off: number | null;
}

export interface MaterialClientHoldings {
  client_id: number | null;
  product_id: number | null;
  quantity: number | null;
}

export interface MaterialClientStock {
  client_id: number;
  product_id: number;
  quantity: number;
}

export interface MaterialFamilies {
  id: Generated<number>;
  name: string;
  names: Generated<Json>;
  parent_id: number | null;
}

export interface MaterialFavourites {
  product_id: number;
  user_id: number;
}

export interface MaterialFeatures {
  id: Generated<number>;
  label_name: string;
  language: string;
  position: number;
  product_id: number;
  type: string;
  value: string;
}

export interface MaterialHoldings {
  agency_id: number | null;
  product_id: number | null;
  quantity: number | null;
}

export interface MaterialImages {
  file_id: number;
  height: number;
  id: Generated<number>;
  key: string;
  position: number;
  product_id: number;
  thumb_id: number;
  width: number;
}

export interface MaterialLedger {
  agency_id: number | null;
  at: ColumnType<string, Date | string, Date | string>;
  client_id: number | null;
  committed: number;
  delivered: number;
  hand_over_id: number | null;
  id: Generated<number>;
  kind: string;
  load_id: number | null;
  on_hand: number;
  product_id: number;
  realised: number;
  reason: Generated<string>;
  request_id: number | null;
  return_id: number | null;
  shipment_id: number | null;
  user_id: number | null;
  with_agencies: number;
  written_off: number;
}

export interface MaterialLines {
  accepted: number | null;
  accepted_as: string | null;
  agency: string | null;
  agency_id: number | null;
  archived_at: ColumnType<string, Date | string, Date | string> | null;
  available: number | null;
  bulk: string | null;
  bulk_id: number | null;
  client: string | null;
  client_code: string | null;
  client_id: number | null;
  decided_at: ColumnType<string, Date | string, Date | string> | null;
  decided_by: string | null;
  decision_note: string | null;
  delivered: number | null;
  family_id: number | null;
  id: number | null;
  image: string | null;
  location: string | null;
  name: string | null;
  name_en: string | null;
  name_es: string | null;
  name_fr: string | null;
  note: string | null;
  original: number | null;
  pack: number | null;
  product_code: string | null;
  product_id: number | null;
  requested: number | null;
  requested_at: ColumnType<string, Date | string, Date | string> | null;
  requested_by: string | null;
  requested_by_id: number | null;
  residual: number | null;
  returned: number | null;
  searchable: string | null;
  sent: number | null;
  sent_at: ColumnType<string, Date | string, Date | string> | null;
  status: string | null;
  still_to_deliver: number | null;
  version: number | null;
  weight_g: number | null;
  written_off: number | null;
}

export interface MaterialLoads {
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  created_by: number | null;
  day: string;
  id: Generated<number>;
  note: Generated<string>;
  product_id: number;
  quantity: number;
  removed_at: ColumnType<string, Date | string, Date | string> | null;
  removed_by: number | null;
  supplier: Generated<string>;
}

export interface MaterialMovements {
  agency_id: number | null;
  at: ColumnType<string, Date | string, Date | string> | null;
  client_id: number | null;
  committed: number | null;
  delivered: number | null;
  hand_over_id: number | null;
  id: number | null;
  kind: string | null;
  load_id: number | null;
  on_hand: number | null;
  product_id: number | null;
  realised: number | null;
  reason: string | null;
  request_id: number | null;
  return_id: number | null;
  shipment_id: number | null;
  user_id: number | null;
  with_agencies: number | null;
  written_off: number | null;
}

export interface MaterialRequests {
  accepted: Generated<number>;
  accepted_as: string | null;
  agency_id: number;
  bulk_id: number | null;
  client_id: number | null;
  decided_at: ColumnType<string, Date | string, Date | string> | null;
  decided_by: number | null;
  decision_note: Generated<string>;
  delivered: Generated<number>;
  id: Generated<number>;
  note: Generated<string>;
  original: number;
  product_id: number;
  requested: number;
  requested_at: ColumnType<string, Date | string, Date | string>;
  requested_by: number | null;
  returned: Generated<number>;
  sent: Generated<number>;
  sent_at: ColumnType<string, Date | string, Date | string> | null;
  status: Generated<string>;
  untold: Generated<boolean>;
  version: Generated<number>;
  written_off: Generated<number>;
}

export interface MaterialReturnLines {
  product_id: number;
  quantity: number;
  return_id: number;
}

export interface MaterialReturns {
  agency_id: number;
  at: ColumnType<string, Date | string, Date | string>;
  by_id: number | null;
  client_id: number | null;
  date: string;
  id: Generated<number>;
  note: Generated<string>;
  shipment_id: number;
  signature_kind: string | null;
  signature_svg: string | null;
  signer_name: string | null;
}

export interface Materials {
  barcode: string | null;
  brand: Generated<string>;
  cost: number | null;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  created_by: number | null;
  ean: string | null;
  family_id: number | null;
  first_edition: string | null;
  id: Generated<number>;
  internal_code: string | null;
  location: Generated<string>;
  manager: Generated<string>;
  name: string;
  name_en: string | null;
  name_es: string | null;
  name_fr: string | null;
  notes: Generated<string>;
  pack: Generated<number>;
  price: number | null;
  printed: Generated<number>;
  product_code: string;
  searchable: Generated<string | null>;
  type: Generated<string>;
  version: Generated<number>;
  visible: Generated<boolean>;
  weight_g: number | null;
}

export interface MaterialStock {
  archived_at: ColumnType<string, Date | string, Date | string> | null;
  archived_by: number | null;
  committed: Generated<number>;
  delivered: Generated<number>;
  on_hand: Generated<number>;
  product_id: number;
  realised: Generated<number>;
  with_agencies: Generated<number>;
  written_off: Generated<number>;
}

export interface NetworkAddresses {
  email: string | null;
}

export interface NoticeChoices {
  kind: string;
  user_id: number;
  way: string;
}

export interface NoticeMarks {
  about: string;
  object_id: Generated<number>;
  read_to: number;
  user_id: number;
}

export interface NoticesToTell {
  event_id: number;
}

export interface OfficeAreas {
  areas: string[] | null;
  id: number | null;
  name: string | null;
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

export interface OrderClients {
  address: string | null;
  agency: string | null;
  agency_address: string | null;
  agency_city: string | null;
  agency_code: string | null;
  agency_country: string | null;
  agency_email: string | null;
  agency_id: number | null;
  agency_phone: string | null;
  agency_postal_code: string | null;
  agency_province: string | null;
  agent: string | null;
  agent_id: number | null;
  business_name: string | null;
  city: string | null;
  code: string | null;
  country: string | null;
  email: string | null;
  emails: string[] | null;
  id: number | null;
  phone: string | null;
  postal_code: string | null;
  province: string | null;
  region: string | null;
  status: string | null;
  vat_number: string | null;
}

export interface OrderDrafts {
  created_by: number | null;
  id: number | null;
}

export interface OrderEvents {
  date: string;
  event: string;
  order_id: number;
  reference: string;
}

export interface OrderFiles {
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number | null;
  file_id: number;
  id: Generated<number>;
  kind: string;
  order_id: number;
}

export interface OrderLines {
  captured_at: ColumnType<string, Date | string, Date | string> | null;
  captured_on: string | null;
  chain: string | null;
  changed: string | null;
  currency: string | null;
  description: string;
  discount_from: string | null;
  discount_source: string | null;
  line_cents: number | null;
  list: string | null;
  list_cents: number | null;
  list_from: string | null;
  list_load: number | null;
  n: number;
  net_cents: number | null;
  now_cents: number | null;
  order_id: number;
  product_code: string;
  quantity: number | null;
  unit: Generated<string>;
}

export interface OrderNumbers {
  id: number | null;
  number: string | null;
}

export interface OrderPapers {
  file_id: number;
  made_at: ColumnType<string, Date | string, Date | string>;
  order_id: number;
  revision: number;
  sha256: string;
}

export interface Orders {
  carcass: string;
  carrier_note: string;
  client_id: number;
  confirmed_date: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number;
  decide_by: ColumnType<string, Date | string, Date | string> | null;
  decided_at: ColumnType<string, Date | string, Date | string> | null;
  decided_by: number | null;
  decision_reason: Generated<string>;
  delivery_request_date: string | null;
  email: string | null;
  extended_at: ColumnType<string, Date | string, Date | string> | null;
  feet: string;
  finish: string;
  groove: string;
  handle: string;
  id: Generated<number>;
  model: string;
  notes: string;
  number: string | null;
  order_date: string;
  order_reference: string;
  payment: string;
  pickup_from: string | null;
  pickup_until: string | null;
  plinth: string;
  privacy_at: ColumnType<string, Date | string, Date | string> | null;
  reference: string;
  revision: Generated<number>;
  sent_at: ColumnType<string, Date | string, Date | string> | null;
  since: ColumnType<string, Date | string, Date | string>;
  status: Generated<string>;
  type: string;
  user_name: string;
  vat_number: string;
  version: Generated<number>;
  worktop: string;
}

export interface OrdersSpokenOf {
  client_id: number | null;
  id: number | null;
}

export interface OrderYears {
  last: number;
  type: string;
  year: number;
}

export interface Outbox {
  attachments: Generated<ArrayType<number>>;
  client_ids: Generated<number[]>;
  confidential: Generated<boolean>;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  due_at: Generated<ColumnType<string, Date | string, Date | string>>;
  html_body: string;
  id: Generated<number>;
  language: string;
  maybe_twice: Generated<boolean>;
  message_id: string;
  problem: string | null;
  recipient: string;
  sent_at: ColumnType<string, Date | string, Date | string> | null;
  state: Generated<string>;
  subject: string;
  text_body: string;
  tries: Generated<number>;
  urgent: Generated<boolean>;
}

export interface ParcelLines {
  n: number;
  request_id: number;
  shipment_id: number;
}

export interface Passkeys {
  counter: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  credential_id: string;
  id: Generated<number>;
  last_used_at: ColumnType<string, Date | string, Date | string> | null;
  name: string;
  public_key: Buffer;
  transports: Generated<string[]>;
  user_id: number;
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

export interface Premia {
  as_of: string;
  client_id: number;
  missing: number | null;
  next_tier: string;
  points: number;
  tier: string;
  year: number;
}

export interface PremiaCards {
  as_of: string | null;
  client_id: number | null;
  forecast: number | null;
  missing: number | null;
  next_tier: string | null;
  points: number | null;
  tier: string | null;
  year: number | null;
}

export interface PreparationLines {
  live: Generated<boolean>;
  preparation_id: number;
  quantity: number;
  request_id: number;
}

export interface PreparationNumbers {
  id: number | null;
  number: string | null;
}

export interface Preparations {
  agency_id: number;
  client_id: number | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number | null;
  description: Generated<string>;
  id: Generated<number>;
  notes: Generated<string[]>;
  parcels: Generated<number>;
  place: Json | null;
  shipment_id: number | null;
  status: Generated<string>;
  version: Generated<number>;
}

export interface PriceClients {
  agency_id: number | null;
  business_name: string | null;
  code: string | null;
  country: string | null;
  id: number | null;
  list: string | null;
  province: string | null;
  region: string | null;
  status: string | null;
}

export interface PriceLists {
  code: string;
  currency: string;
  id: Generated<number>;
}

export interface PriceListsBefore {
  client_id: number | null;
  list: string | null;
  until: ColumnType<string, Date | string, Date | string> | null;
}

export interface PriceLoads {
  at: Generated<ColumnType<string, Date | string, Date | string>>;
  id: Generated<number>;
  kind: string;
  loaded_by: number | null;
}

export interface Prints {
  call: string;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  file_id: number | null;
  file_name: string;
  finished_at: ColumnType<string, Date | string, Date | string> | null;
  id: Generated<number>;
  input: Json;
  language: string;
  pages: number | null;
  pages_done: Generated<number>;
  state: Generated<string>;
  user_id: number;
}

export interface ReadyGoods {
  appliance_id: number;
  counted: number;
  counted_at: ColumnType<string, Date | string, Date | string>;
}

export interface ReadyHolds {
  appliance_id: number;
  begun_at: ColumnType<string, Date | string, Date | string>;
  client_id: number | null;
  ended_at: ColumnType<string, Date | string, Date | string> | null;
  ends_at: ColumnType<string, Date | string, Date | string>;
  from_queue: boolean;
  id: Generated<number>;
  quantity: number;
  user_id: number;
}

export interface ReadyOrders {
  client: string | null;
  client_id: number | null;
  created_by: number | null;
  id: number | null;
  number: string | null;
  sent_at: ColumnType<string, Date | string, Date | string> | null;
}

export interface ReadyQueue {
  appliance_id: number;
  client_id: number | null;
  hold_id: number | null;
  id: Generated<number>;
  joined_at: ColumnType<string, Date | string, Date | string>;
  left_at: ColumnType<string, Date | string, Date | string> | null;
  quantity: number;
  user_id: number;
}

export interface ReadyReservations {
  appliance_id: number;
  ended_at: ColumnType<string, Date | string, Date | string> | null;
  line_cents: number | null;
  order_id: number;
  price_cents: number | null;
  quantity: number;
  state: Generated<string>;
  until: ColumnType<string, Date | string, Date | string> | null;
}

export interface RecoveryCodes {
  hash: Buffer;
  salt: Buffer;
  used_at: ColumnType<string, Date | string, Date | string> | null;
  user_id: number;
}

export interface Registrations {
  address: string;
  answer: Generated<string>;
  city: string;
  company: string;
  confirmed_at: ColumnType<string, Date | string, Date | string> | null;
  country: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  customer_code: string;
  decided_at: ColumnType<string, Date | string, Date | string> | null;
  decided_by: number | null;
  email: string;
  erased_at: ColumnType<string, Date | string, Date | string> | null;
  fax: string;
  id: Generated<number>;
  ip: string | null;
  language: string;
  magazine: string;
  mailed_at: ColumnType<string, Date | string, Date | string> | null;
  name: string;
  note: Generated<string>;
  phone: string;
  postal_code: string;
  privacy_at: ColumnType<string, Date | string, Date | string>;
  privacy_version: number | null;
  province: string;
  publisher: string;
  question: Generated<string>;
  region: string | null;
  since: ColumnType<string, Date | string, Date | string>;
  state: Generated<string>;
  surname: string;
  type: string;
  user_id: number | null;
  vat_number: string;
  version: Generated<number>;
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
  agent_id: number | null;
  business_name: string | null;
  city: string | null;
  code: string | null;
  country: string | null;
  id: number | null;
  province: string | null;
  region: string | null;
}

export interface RequestClients {
  agency_id: number | null;
  business_name: string | null;
  country: string | null;
  id: number | null;
  province: string | null;
  region: string | null;
  status: string | null;
}

export interface RequestFiles {
  file_id: number;
  id: Generated<number>;
  message_id: number;
}

export interface RequestHands {
  kind: string;
  request_id: number;
  since: ColumnType<string, Date | string, Date | string>;
  user_id: number;
}

export interface RequestList {
  agency_id: number | null;
  asking_agency_id: number | null;
  client_id: number | null;
  created_at: ColumnType<string, Date | string, Date | string> | null;
  created_by: number | null;
  kind: string | null;
  messages: number | null;
  number: string | null;
  own_status: string | null;
  since: ColumnType<string, Date | string, Date | string> | null;
  state: string | null;
  subject: string | null;
  subject_en: string | null;
  subject_es: string | null;
  subject_fr: string | null;
  thing: string | null;
  thing_id: number | null;
  turn: string | null;
}

export interface RequestMessages {
  at: ColumnType<string, Date | string, Date | string>;
  by: number;
  free_id: number | null;
  id: Generated<number>;
  internal: Generated<boolean>;
  order_id: number | null;
  ours: boolean;
  text: string;
}

export interface RequestTemplates {
  en: string;
  es: string;
  fr: string;
  id: Generated<number>;
  it: string;
  name: string;
}

export interface RevenueState {
  as_of: string | null;
  changed_at: ColumnType<string, Date | string, Date | string> | null;
  id: Generated<boolean>;
  version: Generated<number>;
  years: Generated<number[]>;
}

export interface SavedViewReaders {
  user_id: number;
  view_id: number;
}

export interface SavedViews {
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  id: Generated<number>;
  list: string;
  name: string;
  search: Json;
  shared_agency_id: number | null;
  shared_with: string | null;
  user_id: number;
}

export interface ScheduleRuns {
  at: ColumnType<string, Date | string, Date | string>;
  fault: string | null;
  file_id: number | null;
  id: Generated<number>;
  rows: number | null;
  schedule_id: number;
}

export interface Schedules {
  agency_id: number | null;
  claimed_until: ColumnType<string, Date | string, Date | string> | null;
  created_at: Generated<ColumnType<string, Date | string, Date | string>>;
  day: number | null;
  ended_at: ColumnType<string, Date | string, Date | string> | null;
  ended_why: string | null;
  every: string;
  id: Generated<number>;
  list: string;
  name: string;
  next_run_at: ColumnType<string, Date | string, Date | string>;
  output: string;
  paused: Generated<boolean>;
  tries: Generated<number>;
  user_id: number;
  version: Generated<number>;
  view_id: number | null;
  weekday: number | null;
}

export interface Sessions {
  created_at: ColumnType<string, Date | string, Date | string>;
  device: string;
  expires_at: ColumnType<string, Date | string, Date | string>;
  id: Generated<number>;
  ip: string | null;
  last_seen_at: ColumnType<string, Date | string, Date | string>;
  proved_at: ColumnType<string, Date | string, Date | string> | null;
  remember: boolean;
  revoked_at: ColumnType<string, Date | string, Date | string> | null;
  token_hash: Buffer;
  user_id: number;
  view_reason: string | null;
  viewer_id: number | null;
  viewer_session_id: number | null;
}

export interface Settings {
  changed_at: Generated<ColumnType<string, Date | string, Date | string>>;
  key: string;
  value: Json;
}

export interface SheetAgencies {
  business_name: string | null;
  code: string | null;
  country: string | null;
  email: string | null;
  id: number | null;
  language: string | null;
  phone: string | null;
}

export interface SheetAttachments {
  client_id: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number | null;
  file_id: number;
  id: Generated<number>;
  kind: string;
  sheet_id: number | null;
}

export interface SheetClients {
  abi: string | null;
  activation_date: string | null;
  address: string | null;
  agency: string | null;
  agency_country: string | null;
  agency_email: string | null;
  agency_id: number | null;
  agency_phone: string | null;
  agent: string | null;
  agent_active: boolean | null;
  agent_email: string | null;
  agent_id: number | null;
  agent_language: string | null;
  agent_phone: string | null;
  bank_name: string | null;
  business_name: string | null;
  cab: string | null;
  city: string | null;
  code: string | null;
  country: string | null;
  delivery_address: string | null;
  delivery_city: string | null;
  delivery_country: string | null;
  delivery_notes: string | null;
  delivery_postal_code: string | null;
  delivery_province: string | null;
  discount: string | null;
  email: string | null;
  email_admin: string | null;
  email_certified: string | null;
  email_commercial: string | null;
  email_management: string | null;
  fixed_days: number[] | null;
  iban: string | null;
  id: number | null;
  internal_code: string | null;
  last_order_date: string | null;
  mobile: string | null;
  notes: string | null;
  payment_code: string | null;
  phone: string | null;
  postal_address: string | null;
  postal_city: string | null;
  postal_code: string | null;
  postal_country: string | null;
  postal_postal_code: string | null;
  postal_province: string | null;
  province: string | null;
  public_body: boolean | null;
  region: string | null;
  sdi_code: string | null;
  searchable: string | null;
  status: string | null;
  tax_code: string | null;
  vat_number: string | null;
}

export interface SheetExports {
  at: ColumnType<string, Date | string, Date | string>;
  record: Json;
  sheet_id: number;
}

export interface SheetHeads {
  client_id: number | null;
  decided_at: ColumnType<string, Date | string, Date | string> | null;
  revision: number | null;
  sent_at: ColumnType<string, Date | string, Date | string> | null;
  sheet_id: number | null;
  shown_status: string | null;
  signed_at: ColumnType<string, Date | string, Date | string> | null;
  since: ColumnType<string, Date | string, Date | string> | null;
  status: string | null;
  to_renew: boolean | null;
  valid_from: string | null;
}

export interface SheetPapers {
  paper: Json;
  sheet_id: number;
}

export interface SheetReminders {
  client_id: number;
  last_at: ColumnType<string, Date | string, Date | string>;
  last_to: string;
}

export interface Sheets {
  client_id: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number | null;
  customer_may_fill: Generated<boolean>;
  decided_at: ColumnType<string, Date | string, Date | string> | null;
  decided_by: number | null;
  decision_note: string | null;
  edited_at: ColumnType<string, Date | string, Date | string>;
  edited_by: number | null;
  fields: Json;
  frozen_at: ColumnType<string, Date | string, Date | string> | null;
  id: Generated<number>;
  language: string;
  link_expires_at: ColumnType<string, Date | string, Date | string> | null;
  pdf_file_id: number | null;
  pdf_sha256: string | null;
  privacy_version: number | null;
  reminder_step: Generated<number>;
  revision: number;
  sent_at: ColumnType<string, Date | string, Date | string> | null;
  sent_by: number | null;
  signed_at: ColumnType<string, Date | string, Date | string> | null;
  signed_how: string | null;
  signer_email: string | null;
  since: ColumnType<string, Date | string, Date | string>;
  status: string;
  terms_version: number | null;
  to_renew: Generated<boolean>;
  to_renew_because: string | null;
  valid_from: string | null;
  version: Generated<number>;
}

export interface ShipmentInternalNotes {
  at: ColumnType<string, Date | string, Date | string>;
  by_id: number | null;
  id: Generated<number>;
  note: string;
  shipment_id: number;
}

export interface ShipmentLines {
  preparation_id: number | null;
  quantity: number | null;
  request_id: number | null;
  shipment_id: number | null;
}

export interface ShipmentNotes {
  n: number;
  shipment_id: number;
  text: string;
}

export interface ShipmentNumbers {
  id: number | null;
  number: string | null;
  shipped_on: string | null;
}

export interface ShipmentParcels {
  contents: Generated<string>;
  height_cm: number | null;
  length_cm: number | null;
  n: number;
  shipment_id: number;
  weight_g: number | null;
  width_cm: number | null;
}

export interface Shipments {
  agency_id: number;
  appearance: Generated<string>;
  carrier: Generated<string>;
  client_id: number | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: number | null;
  freight: Generated<string>;
  id: Generated<number>;
  number: string;
  place: Json | null;
  received_at: ColumnType<string, Date | string, Date | string> | null;
  shipped_on: string | null;
  since: ColumnType<string, Date | string, Date | string>;
  status: Generated<string>;
  told_at: ColumnType<string, Date | string, Date | string> | null;
  tracking: Generated<string>;
  transport_by: Generated<string>;
  version: Generated<number>;
}

export interface ShipmentYears {
  last_letter: Generated<number>;
  last_letter_date: string | null;
  last_shipment: Generated<number>;
  year: number;
}

export interface ShippingRecipients {
  address: string | null;
  agency: string | null;
  agency_country: string | null;
  agency_email: string | null;
  agency_id: number | null;
  agent: string | null;
  agent_active: boolean | null;
  agent_email: string | null;
  agent_language: string | null;
  business_name: string | null;
  city: string | null;
  client_id: number | null;
  code: string | null;
  country: string | null;
  email: string | null;
  id: number | null;
  phone: string | null;
  postal_code: string | null;
  province: string | null;
  region: string | null;
  status: string | null;
  type: string | null;
  vat_number: string | null;
}

export interface Signatures {
  case_id: number;
  consents: Generated<Json>;
  document_sha256: string;
  evidence: string;
  evidence_sha256: string;
  how: string;
  link_id: number | null;
  mark: string | null;
  mark_kind: string | null;
  sealed_at: ColumnType<string, Date | string, Date | string> | null;
  sealed_file_id: number | null;
  sealed_sha256: string | null;
  signed_at: ColumnType<string, Date | string, Date | string>;
  signed_sha256: string | null;
  signer_email: string | null;
  signer_name: string | null;
}

export interface SignedDocuments {
  case_id: number | null;
  consents: Json | null;
  document_id: number | null;
  evidence_sha256: string | null;
  how: string | null;
  sealed_at: ColumnType<string, Date | string, Date | string> | null;
  sealed_file_id: number | null;
  sealed_sha256: string | null;
  signed_at: ColumnType<string, Date | string, Date | string> | null;
  signer_email: string | null;
  signer_name: string | null;
}

export interface SigningCases {
  document_id: number;
  events: Generated<number>;
  head: Generated<string>;
  id: Generated<number>;
}

export interface SigningCodes {
  code_hash: Buffer;
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  id: Generated<number>;
  link_id: number;
  replaced_at: ColumnType<string, Date | string, Date | string> | null;
  tries: Generated<number>;
  used_at: ColumnType<string, Date | string, Date | string> | null;
}

export interface SigningEvents {
  at: ColumnType<string, Date | string, Date | string>;
  case_id: number;
  data: Json;
  former: string;
  hash: string;
  ip: string | null;
  n: number;
  user_agent: string | null;
  what: string;
}

export interface SigningLinks {
  case_id: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  document_sha256: string;
  email: string;
  ended_at: ColumnType<string, Date | string, Date | string> | null;
  ended_because: string | null;
  expires_at: ColumnType<string, Date | string, Date | string>;
  id: Generated<number>;
  openings: Generated<number>;
}

export interface SigningTokens {
  created_at: ColumnType<string, Date | string, Date | string>;
  link_id: number;
  token_hash: Buffer;
}

export interface SignInPlaces {
  ip: string;
  last_at: ColumnType<string, Date | string, Date | string>;
  user_id: number;
}

export interface SoftwareActivity {
  licence: string;
  month: number;
  orders: number;
  quotes: number;
  year: number;
}

export interface SoldArticles {
  code: string | null;
}

export interface SoldLines {
  amount_cents: number | null;
  client_id: number | null;
  date: string | null;
  description: string | null;
  expo: boolean | null;
  family_code: string | null;
  invoice_number: string | null;
  line: number | null;
  order_date: string | null;
  order_number: string | null;
  product_code: string | null;
  quantity: Numeric | null;
  year: number | null;
}

export interface ThingsOfClients {
  client_id: number | null;
  id: number | null;
  kind: string | null;
}

export interface TotpFactors {
  confirmed_at: ColumnType<string, Date | string, Date | string> | null;
  last_step: Generated<number>;
  secret: Buffer;
  user_id: number;
}

export interface UsedChallenges {
  expires_at: ColumnType<string, Date | string, Date | string>;
  hash: Buffer;
}

export interface UserCards {
  active: boolean | null;
  agency_id: number | null;
  agency_name: string | null;
  client_id: number | null;
  client_name: string | null;
  created_at: ColumnType<string, Date | string, Date | string> | null;
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
  expires_at: ColumnType<string, Date | string, Date | string> | null;
  expiry_told_at: ColumnType<string, Date | string, Date | string> | null;
  former_hashes: Generated<string[]>;
  id: Generated<number>;
  language: Generated<string>;
  last_login_at: ColumnType<string, Date | string, Date | string> | null;
  must_change_password: Generated<boolean>;
  name: string;
  passkey_handle: string | null;
  password_hash: string | null;
  permissions: Generated<string[]>;
  phone: string | null;
  profile: string | null;
  user_type: number;
  version: Generated<number>;
}

export interface DB {
  agencies: Agencies;
  agency_places: AgencyPlaces;
  agency_revenue: AgencyRevenue;
  appliance_cards: ApplianceCards;
  appliance_documents: ApplianceDocuments;
  appliances: Appliances;
  applicant_names: ApplicantNames;
  article_area_months: ArticleAreaMonths;
  article_lines: ArticleLines;
  article_months: ArticleMonths;
  article_names: ArticleNames;
  articles: Articles;
  backups: Backups;
  best_seller_pins: BestSellerPins;
  budgets: Budgets;
  bulk_rows: BulkRows;
  bulk_runs: BulkRuns;
  client_cards: ClientCards;
  client_lists_before: ClientListsBefore;
  client_logins: ClientLogins;
  client_places: ClientPlaces;
  client_revenue: ClientRevenue;
  clients: Clients;
  content_files: ContentFiles;
  content_items: ContentItems;
  content_presence: ContentPresence;
  content_readers: ContentReaders;
  content_reads: ContentReads;
  content_reminders: ContentReminders;
  content_texts: ContentTexts;
  content_titles: ContentTitles;
  content_versions: ContentVersions;
  day_pauses: DayPauses;
  devices: Devices;
  digest_notices: DigestNotices;
  digests: Digests;
  discounts: Discounts;
  discounts_before: DiscountsBefore;
  discounts_ever: DiscountsEver;
  doubtful_numbers: DoubtfulNumbers;
  download_files: DownloadFiles;
  download_folders: DownloadFolders;
  download_names: DownloadNames;
  download_selections: DownloadSelections;
  download_takes: DownloadTakes;
  download_versions: DownloadVersions;
  download_watches: DownloadWatches;
  energy_labels: EnergyLabels;
  events: Events;
  files: Files;
  free_requests: FreeRequests;
  guesses: Guesses;
  hand_over_lines: HandOverLines;
  hand_over_pieces: HandOverPieces;
  hand_overs: HandOvers;
  home_choices: HomeChoices;
  idempotency_keys: IdempotencyKeys;
  import_changes: ImportChanges;
  import_errors: ImportErrors;
  import_files: ImportFiles;
  import_history: ImportHistory;
  imports: Imports;
  invoice_check_work: InvoiceCheckWork;
  invoice_checks: InvoiceChecks;
  invoice_clients: InvoiceClients;
  invoice_documents: InvoiceDocuments;
  invoice_files: InvoiceFiles;
  invoice_folder: InvoiceFolder;
  invoice_instalments: InvoiceInstalments;
  invoice_lines: InvoiceLines;
  invoice_numbers: InvoiceNumbers;
  latest_imports: LatestImports;
  legal_texts: LegalTexts;
  letter_numbers: LetterNumbers;
  licences: Licences;
  list_prices: ListPrices;
  list_prices_before: ListPricesBefore;
  list_prices_ever: ListPricesEver;
  mail_habits: MailHabits;
  material_agency_stock: MaterialAgencyStock;
  material_bulks: MaterialBulks;
  material_cards: MaterialCards;
  material_client_holdings: MaterialClientHoldings;
  material_client_stock: MaterialClientStock;
  material_families: MaterialFamilies;
  material_favourites: MaterialFavourites;
  material_features: MaterialFeatures;
  material_holdings: MaterialHoldings;
  material_images: MaterialImages;
  material_ledger: MaterialLedger;
  material_lines: MaterialLines;
  material_loads: MaterialLoads;
  material_movements: MaterialMovements;
  material_requests: MaterialRequests;
  material_return_lines: MaterialReturnLines;
  material_returns: MaterialReturns;
  material_stock: MaterialStock;
  materials: Materials;
  network_addresses: NetworkAddresses;
  notice_choices: NoticeChoices;
  notice_marks: NoticeMarks;
  notices_to_tell: NoticesToTell;
  office_areas: OfficeAreas;
  one_time_links: OneTimeLinks;
  order_clients: OrderClients;
  order_drafts: OrderDrafts;
  order_events: OrderEvents;
  order_files: OrderFiles;
  order_lines: OrderLines;
  order_numbers: OrderNumbers;
  order_papers: OrderPapers;
  order_years: OrderYears;
  orders: Orders;
  orders_spoken_of: OrdersSpokenOf;
  outbox: Outbox;
  parcel_lines: ParcelLines;
  passkeys: Passkeys;
  phased_budgets: PhasedBudgets;
  premia: Premia;
  premia_cards: PremiaCards;
  preparation_lines: PreparationLines;
  preparation_numbers: PreparationNumbers;
  preparations: Preparations;
  price_clients: PriceClients;
  price_lists: PriceLists;
  price_lists_before: PriceListsBefore;
  price_loads: PriceLoads;
  prints: Prints;
  ready_goods: ReadyGoods;
  ready_holds: ReadyHolds;
  ready_orders: ReadyOrders;
  ready_queue: ReadyQueue;
  ready_reservations: ReadyReservations;
  recovery_codes: RecoveryCodes;
  registrations: Registrations;
  registry_agencies: RegistryAgencies;
  registry_clients: RegistryClients;
  request_clients: RequestClients;
  request_files: RequestFiles;
  request_hands: RequestHands;
  request_list: RequestList;
  request_messages: RequestMessages;
  request_templates: RequestTemplates;
  revenue_state: RevenueState;
  saved_view_readers: SavedViewReaders;
  saved_views: SavedViews;
  schedule_runs: ScheduleRuns;
  schedules: Schedules;
  sessions: Sessions;
  settings: Settings;
  sheet_agencies: SheetAgencies;
  sheet_attachments: SheetAttachments;
  sheet_clients: SheetClients;
  sheet_exports: SheetExports;
  sheet_heads: SheetHeads;
  sheet_papers: SheetPapers;
  sheet_reminders: SheetReminders;
  sheets: Sheets;
  shipment_internal_notes: ShipmentInternalNotes;
  shipment_lines: ShipmentLines;
  shipment_notes: ShipmentNotes;
  shipment_numbers: ShipmentNumbers;
  shipment_parcels: ShipmentParcels;
  shipment_years: ShipmentYears;
  shipments: Shipments;
  shipping_recipients: ShippingRecipients;
  sign_in_places: SignInPlaces;
  signatures: Signatures;
  signed_documents: SignedDocuments;
  signing_cases: SigningCases;
  signing_codes: SigningCodes;
  signing_events: SigningEvents;
  signing_links: SigningLinks;
  signing_tokens: SigningTokens;
  software_activity: SoftwareActivity;
  sold_articles: SoldArticles;
  sold_lines: SoldLines;
  things_of_clients: ThingsOfClients;
  totp_factors: TotpFactors;
  used_challenges: UsedChallenges;
  user_cards: UserCards;
  user_clients: UserClients;
  users: Users;
}
