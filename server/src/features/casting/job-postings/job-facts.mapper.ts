import type { Deadline, JobRole, jobFacts } from '@callboard/contract/casting/job-fields';
import type { Disclosure } from '@callboard/contract/casting/project-fields';
import { disclosureKinds } from '@callboard/contract/casting/project-values';
import type { z } from 'zod';
import type { PhotoUrl } from '../project-access/index.ts';
import { type CharacterRoleRow, toPoster } from '../projects/index.ts';
import type { JobFactsRow } from './job-facts.queries.ts';
import { toJobStatus } from './job-states.policy.ts';

type JobFacts = { readonly [Fact in keyof typeof jobFacts]: z.infer<(typeof jobFacts)[Fact]> };

const toIso = (at: Date | null) => at?.toISOString() ?? null;

export const toDeadline = ({
  closes_at,
  closes_zone,
}: Pick<JobFactsRow, 'closes_at' | 'closes_zone'>): Deadline | null =>
  closes_at && closes_zone !== null ? { at: closes_at.toISOString(), zone: closes_zone } : null;

const toCharacterRole = (
  { project_id: _project, status, ...character }: CharacterRoleRow,
  job: JobFactsRow,
): JobRole => ({ ...character, is_open: job.is_open && status === 'casting' });

/** A job without characters is the role itself. */
const toOwnRole = (job: JobFactsRow): JobRole => ({
  id: null,
  name: job.title,
  brief: null,
  weight: null,
  wanted: job.wanted,
  gender: job.gender?.name ?? null,
  playing_age_min: job.age_min,
  playing_age_max: job.age_max,
  height_min_mm: null,
  height_max_mm: null,
  languages: job.languages.map(({ name }) => name),
  skills: job.skills.map(({ name }) => name),
  looks: [],
  fee_paise: job.fee_paise,
  fee_per: job.fee_per,
  work_days: job.work_days,
  works_from: job.works_from,
  works_to: job.works_to,
  disclosures: [],
  is_open: job.is_open,
});

/** What the job says goes before what its project says of the same. */
const toDisclosures = ({ disclosures, project_disclosures }: JobFactsRow): Disclosure[] =>
  disclosureKinds.flatMap(
    (of) => [...disclosures, ...project_disclosures].find(({ kind }) => kind === of) ?? [],
  );

/** What everyone reads about a job. */
export async function toJobFacts(
  row: JobFactsRow,
  characters: readonly CharacterRoleRow[],
  photoUrl: PhotoUrl,
): Promise<JobFacts> {
  const roles = characters.map((character) => toCharacterRole(character, row));
  return {
    jobUniqueId: row.public_id,
    title: row.title,
    description: row.description ?? '',
    status: toJobStatus(row.status),
    is_open: row.is_open,
    is_callboard: row.is_callboard,
    project: row.project && {
      title: row.project.title,
      production_house: row.project.production_house,
      director: row.project.director,
      synopsis: row.project.synopsis,
      poster: await toPoster(row.project.poster, photoUrl),
      is_union: row.project.is_union,
      usage: row.project.usage,
    },
    project_type: row.project_type,
    cities: row.cities.map(({ name }) => name),
    is_remote: row.is_remote,
    fee_paise: row.fee_paise,
    fee_per: row.fee_per,
    is_unpaid: row.is_unpaid,
    pay_note: row.pay_note,
    works_from: row.works_from,
    works_to: row.works_to,
    work_days: row.work_days,
    audition_kinds: row.audition_kinds,
    wanted: row.wanted,
    deadline: toDeadline(row),
    opened_at: toIso(row.opened_at),
    closed_at: toIso(row.closed_at),
    disclosures: toDisclosures(row),
    media: row.media,
    questions: row.questions,
    roles: roles.length > 0 ? roles : [toOwnRole(row)],
  };
}
