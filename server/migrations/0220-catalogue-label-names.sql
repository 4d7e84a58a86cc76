-- A text may name a model without its code: whoever publishes it is told so.
create or replace view energy_labels as
  select code, energy_class, energy_range, name from appliances where energy_class is not null;
