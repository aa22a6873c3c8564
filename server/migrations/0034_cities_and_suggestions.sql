-- What a city is found by: its Hindi name, older names, and its size to order by.
alter table city
  add column name_hi text,
  add column population integer not null default 0,
  add column aliases text[] not null default '{}';

-- What somebody typed because it was on no list is an entry like any other, so profiles, search and foreign
-- keys treat it alike. Until it is checked it is offered to nobody else; refused, it never is, and stays with
-- who typed it. Its id is above all shipped ones.
create sequence added_entry_id as integer start 500000 maxvalue 999999;
alter table city
  add column is_checked boolean not null default true,
  add column refused_at timestamptz;
alter table skill
  add column is_checked boolean not null default true,
  add column refused_at timestamptz;
alter table hobby
  add column is_checked boolean not null default true,
  add column refused_at timestamptz;
alter table city add constraint city_unchecked_is_added check (is_checked or id >= 500000);
alter table skill add constraint skill_unchecked_is_added check (is_checked or id >= 500000);
alter table hobby add constraint hobby_unchecked_is_added check (is_checked or id >= 500000);

-- A release may ship what somebody suggested before. It must start all the same; the start then merges both.
alter table city drop constraint city_name_state_country_id_key;
alter table skill drop constraint skill_name_key;
alter table hobby drop constraint hobby_name_key;
create unique index city_shipped_name on city (name, state, country_id) where id < 500000;
create unique index skill_shipped_name on skill (name) where id < 500000;
create unique index hobby_shipped_name on hobby (name) where id < 500000;
create unique index city_added_name on city (lower(name), lower(state), country_id) where id >= 500000;
create unique index skill_added_name on skill (lower(name)) where id >= 500000;
create unique index hobby_added_name on hobby (lower(name)) where id >= 500000;
