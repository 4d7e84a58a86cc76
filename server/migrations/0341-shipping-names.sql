-- What was handed over, by its names in every language.
create or replace view hand_over_pieces as
  select l.hand_over_id, m.name, l.quantity, m.name_en, m.name_fr, m.name_es
  from hand_over_lines l join material_cards m on m.id = l.product_id;
