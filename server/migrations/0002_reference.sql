-- One table a list, so that foreign keys can hold. Ids are fixed by the data files and never reused.
create table education_level (id integer primary key, name text not null unique, position smallint not null);
create table id_proof_type (id integer primary key, name text not null unique, position smallint not null);
create table gender (id integer primary key, name text not null unique, position smallint not null);
create table language_level (id integer primary key, name text not null unique, position smallint not null);
create table project_type (id integer primary key, name text not null unique, position smallint not null);
create table look (id integer primary key, name text not null unique, position smallint not null);
create table hair_color (id integer primary key, name text not null unique, position smallint not null);
create table hair_type (id integer primary key, name text not null unique, position smallint not null);
create table eye_color (id integer primary key, name text not null unique, position smallint not null);
create table skin_tone (id integer primary key, name text not null unique, position smallint not null);
create table body_type (id integer primary key, name text not null unique, position smallint not null);
create table performer_role (id integer primary key, name text not null unique, position smallint not null);
create table social_network (id integer primary key, name text not null unique, position smallint not null);
create table acting_education (id integer primary key, name text not null unique, position smallint not null);
create table achievement (id integer primary key, name text not null unique, position smallint not null);

create table accent (id integer primary key, name text not null unique, grouping text not null, position smallint not null);
create table skill (id integer primary key, name text not null unique, grouping text not null, position smallint not null);
create table hobby (id integer primary key, name text not null unique, grouping text not null, position smallint not null);

create table country (
  id integer primary key,
  name text not null unique,
  iso_code text not null unique check (iso_code ~ '^[A-Z]{2}$'),
  position smallint not null
);
create table city (
  id integer primary key,
  name text not null,
  state text not null default '',
  country_id integer not null references country,
  position smallint not null,
  unique (name, state, country_id)
);
create index city_country on city (country_id);
create table nationality (
  id integer primary key,
  name text not null unique,
  country_id integer not null references country,
  position smallint not null
);
create table language (
  id integer primary key,
  name text not null unique,
  native_name text not null,
  iso_code text not null,
  position smallint not null
);
create table size_type (
  id integer primary key,
  code text not null unique,
  name text not null unique,
  kind text not null check (kind in ('length', 'weight')),
  position smallint not null
);
