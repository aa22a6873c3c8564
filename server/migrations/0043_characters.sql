alter table project_character
  -- Chosen by the device that added them, with the place in its list: sent twice, they are added once.
  add column creation_id uuid,
  add column creation_place smallint,
  add constraint project_character_added_once unique (project_id, creation_id, creation_place),
  add constraint project_character_creation check ((creation_id is null) = (creation_place is null));
