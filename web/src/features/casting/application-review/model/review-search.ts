import {
  type ApplicantSort,
  applicantSorts,
  applicationStatuses,
} from '@callboard/contract/casting/application-values';
import type { Applicant } from '@callboard/contract/casting/application-views';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';
import { readWholeNumber } from '../../../../shared/lib/read-address.ts';
import { useStepFurther } from '../../../../shared/lib/way-back.ts';

export interface ReviewSearch {
  /** As on the wire. */
  readonly status: number | undefined;
  readonly role: number | undefined;
  readonly overdue: boolean;
  readonly sort: ApplicantSort;
  /** The application that is open. Everyone is shown without one. */
  readonly applicant: number | undefined;
}

const readStatus = (text: string | null) => {
  const status = readWholeNumber(text);
  return status !== undefined && status <= applicationStatuses.length ? status : undefined;
};

/** Whether an applicant still is what is asked for. Of what changes under a review. */
export const matches = (
  { jobApplyStatus, clock }: Pick<Applicant, 'jobApplyStatus' | 'clock'>,
  { status, overdue }: Pick<ReviewSearch, 'status' | 'overdue'>,
): boolean =>
  (status === undefined || jobApplyStatus === status) &&
  (!overdue || (clock !== null && Date.parse(clock.due_at) <= Date.now()));

/** Ignores what is invalid in the URL. */
export const readReviewSearch = (params: URLSearchParams): ReviewSearch => ({
  status: readStatus(params.get('status')),
  role: readWholeNumber(params.get('role')),
  overdue: params.get('overdue') === '1',
  sort: applicantSorts.find((sort) => sort === params.get('sort')) ?? 'fit',
  applicant: readWholeNumber(params.get('applicant')),
});

/** Leaves out defaults to keep the URL short. */
export function reviewLink(jobId: number, { status, role, overdue, sort, applicant }: ReviewSearch): string {
  const query = new URLSearchParams({
    ...(status !== undefined && { status: String(status) }),
    ...(role !== undefined && { role: String(role) }),
    ...(overdue && { overdue: '1' }),
    ...(sort !== 'fit' && { sort }),
    ...(applicant !== undefined && { applicant: String(applicant) }),
  }).toString();
  const path = paths.jobApplicants(jobId);
  return query === '' ? path : `${path}?${query}`;
}

export function useReviewSearch(jobId: number) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const further = useStepFurther();
  const latest = useRef(further);
  useEffect(() => {
    latest.current = further;
  });
  const address = params.toString();
  const search = useMemo(() => readReviewSearch(new URLSearchParams(address)), [address]);
  /** A filter keeps the place of the page, and back undoes it. */
  const change = useCallback(
    (next: Partial<ReviewSearch>) =>
      void navigate(reviewLink(jobId, { ...search, ...next }), {
        preventScrollReset: true,
        state: latest.current,
      }),
    [navigate, search, jobId],
  );
  return { search, change };
}
