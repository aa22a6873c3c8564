import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Applicant } from '../api.ts';
import { type ReviewSearch, reviewLink } from './review-search.ts';
import type { ReviewedJob } from './reviewed-job.ts';
import { useHeldOrder } from './use-held-order.ts';

/** Pages are asked for this many applicants before the end. */
const nearEnd = 8;

const isFromGrid = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromGrid' in state && state.fromGrid === true;

interface ReviewedList {
  job: ReviewedJob;
  search: ReviewSearch;
  applicants: readonly Applicant[];
  total: number;
  isComplete: boolean;
  hasMore: boolean;
  onMore: () => void;
}

/** Who is open, who is before and after, and how to get there. */
export function usePlace({ job, search, applicants, total, ...list }: ReviewedList, openId: number) {
  const { isComplete, hasMore, onMore } = list;
  const navigate = useNavigate();
  const { state } = useLocation();
  const held = useHeldOrder(applicants);
  const at = held.findIndex(({ id }) => id === openId);
  const next = held[at + 1];
  const linkTo = (id: number | undefined) => reviewLink(job.id, { ...search, applicant: id });
  const open = (id: number) => void navigate(linkTo(id), { replace: true, state });
  // Who is open may be further down than what is loaded.
  const isNearEnd = at < 0 || at >= held.length - nearEnd;
  useEffect(() => {
    if (hasMore && isNearEnd) onMore();
  }, [hasMore, isNearEnd, onMore]);

  /** Whose next one is still loading. */
  const waiting = useRef<number>(undefined);
  useEffect(() => {
    if (waiting.current !== openId || !next) return;
    waiting.current = undefined;
    open(next.id);
  });
  const wait = () => {
    waiting.current = openId;
  };
  return {
    held,
    at,
    /** With those who no longer match, but keep their place. */
    count: total + held.length - applicants.length,
    previous: held[at - 1],
    next,
    /** Undefined at the end of the whole list. */
    toNext: next ? () => open(next.id) : isComplete ? undefined : wait,
    linkTo,
    state: state as unknown,
    open,
    close: () =>
      void (isFromGrid(state) ? navigate(-1) : navigate(linkTo(undefined), { replace: true, state })),
  };
}
