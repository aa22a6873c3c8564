import { type ApplicantAction, movingStatuses } from '@callboard/contract/casting/application-values';
import type { OwnApplication } from '@callboard/contract/casting/application-views';
import { type PhotoUrl, toTeamPerson } from '../project-access/index.ts';
import type { OwnRow } from './own.queries.ts';
import { toClock, toWireStatus } from './sent.mapper.ts';
import { toStatus } from './steps.policy.ts';

const toPoster = async (poster: OwnRow['poster'], photoUrl: PhotoUrl) => {
  if (!poster) return null;
  const { key, ...picture } = poster;
  return { ...picture, file_url: await photoUrl(key) };
};

export const toAbout = async (row: OwnRow, photoUrl: PhotoUrl) => ({
  id: row.id,
  jobApplyStatus: toWireStatus(row.status),
  jobId: row.job_public_id,
  title: row.title,
  project_title: row.project_title,
  project_type: row.project_type,
  poster: await toPoster(row.poster, photoUrl),
  character: row.character,
  cities: [...row.cities],
  is_remote: row.is_remote,
  works_from: row.works_from,
  works_to: row.works_to,
  fee_paise: row.fee_paise,
  fee_per: row.fee_per,
  applied_at: row.created_at.toISOString(),
  changed_at: row.step_since.toISOString(),
  clock: toClock(row.clock),
  words: row.answer_words,
});

export const toOwnApplication = async (row: OwnRow, photoUrl: PhotoUrl): Promise<OwnApplication> => ({
  ...(await toAbout(row, photoUrl)),
  recruiter: row.recruiter && (await toTeamPerson(row.recruiter, photoUrl)),
  reached: row.reached,
});

/** What can be done now: as the services decide it. */
export const actionsFor = (row: OwnRow): ApplicantAction[] => {
  const status = toStatus(row.status);
  if (status === 'withdrawn') return row.is_job_open && row.is_role_open ? ['apply_again'] : [];
  if (!movingStatuses.includes(status)) return [];
  return row.is_job_open ? ['change', 'withdraw'] : ['withdraw'];
};
