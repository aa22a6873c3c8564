-- Counts each thing once under a key, for several keys in turn, in one call. Answers how many seconds to wait when one
-- was one too many, and null when all were taken. What was refused is not known the next time either.
create function take_distinct(things text[], keys text[], most integer[], seconds integer[]) returns integer
language plpgsql as $$
declare
  running timestamptz;
  so_many integer;
  until timestamptz;
begin
  for i in 1 .. cardinality(things) loop
    running := now() - make_interval(secs => seconds[i]);
    continue when exists (select from rate_limit where key = things[i] and started_at > running);

    insert into rate_limit as counter (key) values (things[i])
    on conflict (key) do update set
      taken = case when counter.started_at > running then counter.taken + 1 else 1 end,
      started_at = case when counter.started_at > running then counter.started_at else now() end
    returning taken into so_many;
    continue when so_many > 1;

    insert into rate_limit as counter (key) values (keys[i])
    on conflict (key) do update set
      taken = case when counter.started_at > running then counter.taken + 1 else 1 end,
      started_at = case when counter.started_at > running then counter.started_at else now() end
    returning taken, started_at + make_interval(secs => seconds[i]) into so_many, until;
    continue when so_many <= most[i];

    delete from rate_limit where key = things[i];
    update rate_limit set taken = taken - 1 where key = keys[i];
    return ceil(extract(epoch from until - now()))::integer;
  end loop;
  return null;
end $$;
