import type { CastRows } from './rows.ts';

/** Rows of every table that a stretch of the cast adds. */
export type Batch = { [Table in keyof CastRows]: CastRows[Table][] };

/** Its keys stand in the order in which foreign keys allow the tables to be filled. */
export function emptyBatch(): Batch {
  return {
    account: [],
    recruiter: [],
    talent: [],
    talent_body: [],
    talent_language: [],
    talent_look: [],
    talent_accent: [],
    talent_skill: [],
    talent_hobby: [],
    talent_role: [],
    talent_project_type: [],
    talent_work_city: [],
    talent_training: [],
    talent_achievement: [],
    talent_social_link: [],
    past_work: [],
    unavailable_dates: [],
    consent_event: [],
    gallery_item: [],
    project: [],
    project_character: [],
    character_language: [],
    character_skill: [],
    job: [],
    job_character: [],
    job_application: [],
    conversation: [],
    message: [],
    unlock: [],
    profile_view: [],
    saved_search: [],
    character_shortlist: [],
    conversation_read: [],
  };
}
