import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import {
  applyForJob,
  findJobs,
  getApplication,
  getJob,
  getMyJobs,
  listApplications,
  moveApplication,
} from '@callboard/contract/casting/calls';
import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import type { Arguments } from '@callboard/contract/endpoint';
import { getTalentDashboard } from '@callboard/contract/people/calls';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { keyOf, queryOrNull, refresh } from '../../../shared/lib/api/queries.ts';
import type { Outgoing } from './model/outgoing-record.ts';

/** The job with what only this talent is told of it. Null: there is none. */
export const useJobToApply = (userId: number, jobId: string) =>
  useQuery(queryOrNull<typeof getJob, JobPageForTalent>(getJob, { params: { id: jobId } }, userId));

/** One that is changed or sent again. Null: there is none. */
export const useOwnApplication = (id: number | undefined) =>
  useQuery({
    ...queryOrNull<typeof getApplication, OwnApplicationDetail>(getApplication, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
  });

type Media = NonNullable<Arguments<typeof applyForJob>['body']['media']>;

export async function sendApplication(
  { clientId, jobId, roleId, note, answers, tellDays, change }: Outgoing,
  { media, awaited }: { media: Media; awaited: number[] },
): Promise<OwnApplicationDetail> {
  const sent = {
    note,
    answers,
    media,
    tell_days: tellDays,
    ...(awaited.length > 0 && { awaited }),
  };
  if (change)
    return forTalent(
      await api(moveApplication, {
        params: { id: change.id },
        body: { ...sent, from: change.from, ...(change.isAgain && { jobApplyStatus: 1 }) },
      }),
    );
  return api(applyForJob, {
    body: {
      jobId,
      ...(roleId !== null && { charcter_id: roleId }),
      ...sent,
      client_id: clientId,
    },
  });
}

export const attachMedia = async (id: number, media: Media): Promise<OwnApplicationDetail> =>
  forTalent(await api(moveApplication, { params: { id }, body: { media } }));

/** The applicant reads the view of the talent. */
function forTalent(answer: object): OwnApplicationDetail {
  if ('sent' in answer && 'steps' in answer) return answer as OwnApplicationDetail;
  throw new Error('This application belongs to another account');
}

/** Whatever says that there is an application, or how far it is. */
export async function refreshApplications(client: QueryClient, jobId: string): Promise<void> {
  await Promise.all([
    refresh(client, getMyJobs, getTalentDashboard, listApplications, getApplication, findJobs),
    client.invalidateQueries({ queryKey: keyOf(getJob, { params: { id: jobId } }) }),
  ]);
}
