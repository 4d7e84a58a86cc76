-- How each person has arranged the first screen, and in which role he has been shown around it.

create table home_choices (
  user_id integer primary key references users (id) on delete cascade,
  -- Names of blocks: contract/src/home/choices.ts. One that is there no more is left out when it is read.
  blocks text[] not null default '{}',
  folded text[] not null default '{}',
  -- Another role has another first screen: it is shown anew.
  shown_as text
);
