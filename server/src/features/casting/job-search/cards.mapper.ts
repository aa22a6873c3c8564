import { applicationStatuses, wireStatusOf } from '@callboard/contract/casting/application-values';
import type { JobCard, JobCardForTalent } from '@callboard/contract/casting/job-search';
import type { ApplyObstacle } from '@callboard/contract/casting/job-values';
import type { TalentFit } from '../../search/talent-search/index.ts';
import { toDeadline } from '../job-postings/index.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { toPoster } from '../projects/index.ts';
import type { JobCardRow } from './cards.queries.ts';
import type { OwnApplicationRow } from './readers.queries.ts';

const newForMs = 3 * 24 * 3600 * 1000;
const summaryLength = 200;

/** The first words, cut where a word ends. */
export const summaryOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= summaryLength) return line;
  const cut = line.slice(0, summaryLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), summaryLength / 2)).toWellFormed()}…`;
};

export const toJobCard = async (row: JobCardRow, photoUrl: PhotoUrl, now: number): Promise<JobCard> => ({
  jobUniqueId: row.public_id,
  title: row.title,
  summary: summaryOf(row.description ?? ''),
  is_open: row.is_open,
  is_callboard: row.is_callboard,
  is_new: row.opened_at !== null && now - row.opened_at.getTime() <= newForMs,
  project_title: row.project_title,
  poster: await toPoster(row.poster, photoUrl),
  project_type: row.project_type,
  company: row.company,
  is_verified: row.is_verified,
  gender: row.roles.gender,
  playing_age_min: row.roles.age_min,
  playing_age_max: row.roles.age_max,
  roles: row.roles.count,
  cities: [...row.cities],
  is_remote: row.is_remote,
  works_from: row.roles.works_from,
  works_to: row.roles.works_to,
  fee_paise: row.fee?.paise ?? null,
  fee_per: row.fee?.per ?? null,
  is_unpaid: row.is_unpaid,
  audition_kinds: row.audition_kinds,
  deadline: toDeadline(row),
  opened_at: row.opened_at?.toISOString() ?? null,
});

/** As jobApplyStatus. */
export const toApplyStatus = (status: string): number => {
  const known = applicationStatuses.find((one) => one === status);
  if (!known) throw new Error(`${status} is no status of an application`);
  return wireStatusOf(known);
};

/** Those that go on are further than those that ended, being cast is the furthest. */
const distance = ({ status }: OwnApplicationRow) => {
  const wire = toApplyStatus(status);
  return wire <= 7 ? 20 + wire : -wire;
};
export const furthestOf = (applications: readonly OwnApplicationRow[]): OwnApplicationRow | undefined =>
  applications.toSorted((one, other) => distance(other) - distance(one) || other.id - one.id)[0];

interface ForTalent {
  readonly fit: TalentFit;
  readonly missing: string | null;
  readonly isSaved: boolean;
  readonly applications: readonly OwnApplicationRow[];
  readonly obstacle: ApplyObstacle | null;
}

export const forTalent = (
  card: JobCard,
  { fit, missing, isSaved, applications, obstacle }: ForTalent,
): JobCardForTalent => {
  const furthest = furthestOf(applications);
  return {
    ...card,
    match: { percent: fit.percent, fits: fit.fits, missing },
    is_saved: isSaved,
    jobApplyStatus: furthest ? toApplyStatus(furthest.status) : null,
    application_id: furthest?.id ?? null,
    obstacle,
  };
};
