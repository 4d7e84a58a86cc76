-- What has come out and is told to its audience; few of all that is told.
create index events_of_contents on events (id desc) where notice and what = 'content.out';
