import { listReportReasons, reportJob, reportProject, reportUser } from '@callboard/contract/people/calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query } from '../../../shared/lib/api/queries.ts';

const hour = 3_600_000;

export const useReportReasons = () =>
  useQuery({ ...query(listReportReasons, {}), select: ({ results }) => results, staleTime: hour });

/** A person, with one of their messages where it is about that, a project, or a job by the id in its URL. */
export type Reported =
  | { readonly userId: number; readonly messageId?: number | undefined }
  | { readonly projectId: number }
  | { readonly jobId: string };

interface Report {
  readonly about: Reported;
  readonly reasonId: number;
  readonly text: string;
}

export function sendReport({ about, reasonId, text }: Report) {
  const reason = { reason_id: reasonId, text: text.trim() };
  if ('projectId' in about) return api(reportProject, { body: { project_id: about.projectId, ...reason } });
  if ('jobId' in about) return api(reportJob, { body: { jobId: about.jobId, ...reason } });
  const { userId, messageId } = about;
  return api(reportUser, {
    body: { user_id: userId, ...reason, ...(messageId !== undefined && { message_id: messageId }) },
  });
}
