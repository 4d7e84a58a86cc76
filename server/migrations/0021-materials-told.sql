-- Agents are told what became of their requests, and agencies that their goods left: in the app and by mail.

-- Whose people are told, where it is not only a client's business.
alter table events add column agency_id integer references agencies (id);
create index events_noticed_by_agency on events (agency_id, id desc) where notice and agency_id is not null;

alter table notice_marks drop constraint notice_marks_about_check,
  add constraint notice_marks_about_check check (about in ('all', 'sheet', 'client', 'import', 'request', 'shipment'));

-- When the agent was told of the decision by mail; a later decision is told again.
alter table material_requests add column told_at timestamptz;
update material_requests set told_at = decided_at where decided_at is not null;
create index material_requests_untold on material_requests (decided_at)
  where decided_at is not null and (told_at is null or told_at < decided_at);
