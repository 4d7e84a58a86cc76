-- What other domains say of shipments and hand-overs: their numbers, and what was handed over.
create view shipment_numbers as select id, number, shipped_on from shipments;
create view hand_over_pieces as
  select l.hand_over_id, m.name, l.quantity from hand_over_lines l join materials m on m.id = l.product_id;
