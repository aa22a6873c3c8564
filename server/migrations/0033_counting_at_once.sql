-- Counts some more under a key in the running window, or begins a new one.
create function count_up(counter text, seconds integer, more integer) returns table (taken integer, seconds_left integer)
language sql as $$
  insert into rate_limit as known (key, taken) values (counter, more)
  on conflict (key) do update set
    taken = case when known.started_at > now() - make_interval(secs => seconds) then known.taken + more else more end,
    started_at = case when known.started_at > now() - make_interval(secs => seconds) then known.started_at else now() end
  returning known.taken, ceil(extract(epoch from known.started_at + make_interval(secs => seconds) - now()))::integer
$$;

-- Counts each thing once under a key, for several keys in turn, in one call. Answers how many seconds to wait when one
-- was one too many, and null when all were taken. What was refused is not known the next time either.
create function take_distinct(things text[], keys text[], most integer[], seconds integer[]) returns integer
language plpgsql as $$
declare
  counted record;
begin
  for i in 1 .. cardinality(things) loop
    continue when exists (
      select from rate_limit where key = things[i] and started_at > now() - make_interval(secs => seconds[i]));
    select * into counted from count_up(things[i], seconds[i], 1);
    continue when counted.taken > 1;
    select * into counted from count_up(keys[i], seconds[i], 1);
    continue when counted.taken <= most[i];

    delete from rate_limit where key = things[i];
    update rate_limit set taken = taken - 1 where key = keys[i];
    return counted.seconds_left;
  end loop;
  return null;
end $$;
