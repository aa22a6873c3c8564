-- Put back while the same talent was on the list again: what it said went over to that entry. Kept for the rest
-- of its hour, so that putting it back once more is answered like the first time.
alter table removed_shortlist_entry add column joined_at timestamptz;
