-- Which parcel a line of a shipment is in, as far as somebody said it: the delivery note says it beside the line.
create table parcel_lines (
  shipment_id integer not null,
  request_id integer not null references material_requests (id),
  n smallint not null,
  primary key (shipment_id, request_id),
  foreign key (shipment_id, n) references shipment_parcels (shipment_id, n) on delete cascade
);
create index parcel_lines_by_parcel on parcel_lines (shipment_id, n);
create index parcel_lines_by_request on parcel_lines (request_id);
