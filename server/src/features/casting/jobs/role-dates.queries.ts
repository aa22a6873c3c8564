import { sql } from 'kysely';

/**
 * The days of the work: those of the character, else of the job, else of the shoot, as the view job_role says it. Refer
 * to "part", "job" and "project".
 */
export const roleWorksFrom = sql<
  string | null
>`coalesce(part.works_from, part.works_to, job.works_from, job.works_to,
  project.shoot_starts_on, project.shoot_ends_on)`;
export const roleWorksTo = sql<
  string | null
>`coalesce(part.works_to, part.works_from, job.works_to, job.works_from,
  project.shoot_ends_on, project.shoot_starts_on)`;
