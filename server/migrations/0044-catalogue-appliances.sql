-- Appliances as the ERP gives them, with what the law wants beside every one that has an energy label.

create table appliances (
  id integer generated always as identity primary key,
  -- In capitals.
  code text not null unique check (code = upper(code) and code <> ''),
  name text not null,
  brand text not null default '',
  ean text,
  family_code text not null default '',
  energy_group text check (energy_group in ('refrigerator', 'freezer', 'wine_storage', 'dishwasher', 'washing_machine',
    'washer_dryer', 'tumble_dryer', 'oven', 'hood', 'hob', 'microwave', 'other')),
  energy_class text,
  -- The classes there are for the group (Regulation 2017/1369, art. 6; ovens and hoods still 65/2014); hobs,
  -- microwaves and the rest have no label.
  energy_range text generated always as (case
    when energy_group in ('oven', 'hood') then 'A+++–D'
    when energy_group in ('refrigerator', 'freezer', 'wine_storage', 'dishwasher', 'washing_machine', 'washer_dryer',
      'tumble_dryer') then 'A–G' end) stored,
  eprel_number text,
  width_mm integer check (width_mm > 0),
  height_mm integer check (height_mm > 0),
  depth_mm integer check (depth_mm > 0),
  weight_g integer check (weight_g > 0),
  -- Of the ERP's file, in cents.
  price bigint check (price >= 0),
  -- Codes it can stand in for, as the ERP writes them.
  compatible_models text not null default '',
  version integer not null default 1,
  constraint appliances_class_of_its_range check (case energy_range
    when 'A–G' then energy_class is not null and energy_class in ('A', 'B', 'C', 'D', 'E', 'F', 'G')
    when 'A+++–D' then energy_class is not null and energy_class in ('A+++', 'A++', 'A+', 'A', 'B', 'C', 'D')
    else energy_class is null end)
);
create index appliances_by_name on appliances (plain(name), id);

-- Pictures, labels, product sheets and manuals; a newer one of the same kind and language is its next version.
create table appliance_documents (
  id integer generated always as identity primary key,
  appliance_id integer not null references appliances (id) on delete cascade,
  kind text not null check (kind in ('picture', 'energy_label', 'product_sheet', 'manual')),
  -- Empty of a picture, which has no words.
  language text not null check (language in ('', 'it', 'en', 'fr', 'es')),
  version integer not null check (version > 0),
  file_id bigint not null references files (id),
  -- Of a picture: the small one.
  thumb_id bigint references files (id),
  created_at timestamptz not null,
  created_by integer references users (id),
  -- Only the newest is handed out.
  replaced_at timestamptz,
  unique (appliance_id, kind, language, version)
);
create unique index appliance_documents_newest on appliance_documents (appliance_id, kind, language)
  where replaced_at is null;

-- Whoever names an article names its class and range with it: read by every list and paper that shows codes.
create view energy_labels as
  select code, energy_class, energy_range from appliances where energy_class is not null;
