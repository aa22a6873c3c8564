-- The look a talent likes their comp card in, and the files of the last one made. They go after a while and are
-- made anew when somebody asks; the look stays.
create table comp_card (
  talent_id integer primary key references talent on delete cascade,
  look text not null check (look in ('paper', 'ink', 'curtain')),
  -- A print of everything the card was made from.
  content_print text,
  pdf_key text unique check (pdf_key like 'cards/%'),
  picture_key text unique check (picture_key like 'cards/%'),
  made_at timestamptz,
  constraint comp_card_whole check (num_nonnulls(content_print, pdf_key, picture_key, made_at) in (0, 4))
);
create index comp_card_made on comp_card (made_at) where made_at is not null;
