-- What is not sure about a mail, for those who look after the outbox.

alter table outbox
  -- A process died, or the mail server went silent, between the last letter of this mail and the word that it was
  -- taken: it was sent again, and may have arrived twice. Its Message-ID is the same both times.
  add column maybe_twice boolean not null default false;
