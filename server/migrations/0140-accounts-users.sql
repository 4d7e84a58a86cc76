-- People are kept by administrators: what an agent who moves leaves behind.

-- Orders begun and not sent, with their authors.
create view order_drafts as select id, created_by from orders where status = 'draft';
-- Which customer accounts see which clients, for whoever asks whose accounts are in sight.
create view client_logins as select user_id, client_id from user_clients;
