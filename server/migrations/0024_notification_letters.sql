-- What is to stand in the next daily letter. A row goes with the letter that tells it.
create table digest_owed (
  notification_id bigint not null references notification on delete cascade,
  -- Whom the letter goes to.
  reader text not null check (reader in ('self', 'manager')),
  account_id integer not null references account on delete cascade,
  primary key (notification_id, reader)
);
create index digest_owed_account on digest_owed (account_id);

-- Marking all as read is one piece of news, however many there were.
create function tell_notifications_changed() returns trigger language plpgsql as $$
declare
  person record;
begin
  for person in select account_id, max(seq) as seq from changed group by account_id loop
    perform tell_live('notification', jsonb_build_object('account', person.account_id, 'seq', person.seq));
  end loop;
  return null;
end $$;
drop trigger notification_live on notification;
create trigger notification_live after insert on notification
  for each row execute function tell_notification();
create trigger notification_changed_live after update on notification
  referencing new table as changed for each statement execute function tell_notifications_changed();

-- The question that a notification asks changes what the notification shows.
create function tell_question_answered() returns trigger language plpgsql as $$
declare
  asking record;
begin
  for asking in select account_id, seq from notification where question_id = new.id loop
    perform tell_live('notification', jsonb_build_object('account', asking.account_id, 'seq', asking.seq));
  end loop;
  return null;
end $$;
create trigger availability_question_shown_live after update of status on availability_question
  for each row when (old.status is distinct from new.status) execute function tell_question_answered();
