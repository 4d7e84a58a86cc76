-- What a delivery note says of the transport itself: who pays it, who does it, and what the goods look like from outside.
alter table shipments
  add column freight text not null default 'prepaid' check (freight in ('prepaid', 'collect')),
  add column transport_by text not null default 'carrier' check (transport_by in ('sender', 'carrier', 'recipient')),
  add column appearance text not null default '' check (length(appearance) <= 60);
