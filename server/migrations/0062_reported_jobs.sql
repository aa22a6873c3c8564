-- Jobs can be reported: the report is about whoever posted them, with the title and the text as they stood.

alter table abuse_report
  add column job_id integer references job on delete set null,
  add constraint abuse_report_one_thing check (project_id is null or job_id is null);
create index abuse_report_job on abuse_report (job_id) where job_id is not null;
