-- Talents answer shared projects, and everyone chooses how they hear of them.

alter table project_share
  -- Why they declined, in their own words. The recruiter reads it.
  add column decline_reason text check (length(decline_reason) between 1 and 500),
  add constraint project_share_reason check (decline_reason is null or status = 'declined');

alter table notification_preference
  drop constraint notification_preference_topic_check,
  add constraint notification_preference_topic_check check (topic in (
    'offers', 'auditions', 'availability', 'answers', 'applications', 'messages', 'new_calls', 'new_faces', 'credits',
    'shares'));

alter table notification_template
  drop constraint notification_template_topic_check,
  add constraint notification_template_topic_check check (topic in (
    'offers', 'auditions', 'availability', 'answers', 'applications', 'messages', 'new_calls', 'new_faces',
    'credits', 'account', 'shares'));
