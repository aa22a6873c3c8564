-- Projects can be reported: the report is about whoever owns them, with the title as it stood.

alter table abuse_report
  add column project_id integer references project on delete set null;
create index abuse_report_project on abuse_report (project_id) where project_id is not null;
