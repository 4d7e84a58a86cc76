-- The numbers of orders, for what other domains say of them.
create view order_numbers as select id, number from orders;
