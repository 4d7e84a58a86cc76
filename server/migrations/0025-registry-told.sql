-- Each agent chooses when he is told by mail what was decided of his requests: of a day together, or each at once.

alter table users add column decision_mails text not null default 'daily'
  check (decision_mails in ('daily', 'at_once'));

create or replace view user_cards as
  select u.id, u.email, u.name, u.user_type, u.profile, u.language, u.phone, u.active, u.permissions,
    u.must_change_password, u.last_login_at, u.created_at, u.agency_id, a.business_name as agency_name,
    l.client_id, l.client_name, u.decision_mails
  from users u
  left join agencies a on a.id = u.agency_id
  left join lateral (
    select c.id as client_id, c.business_name as client_name
    from user_clients uc join clients c on c.id = uc.client_id
    where uc.user_id = u.id order by c.code limit 1
  ) l on true;
