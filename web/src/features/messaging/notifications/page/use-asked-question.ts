import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openQuestion } from '../../../casting/availability-checks/index.ts';
import { readQuestion, readSearch, searchQuery } from '../model/notification-address.ts';

/** A mail leads to the question itself. The address forgets it, so that going back does not ask again. */
export function useAskedQuestion(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const questionId = readQuestion(params);
  const rest = searchQuery(readSearch(params));
  useEffect(() => {
    if (questionId === undefined) return;
    openQuestion({ questionId });
    void navigate({ search: rest }, { replace: true, preventScrollReset: true });
  }, [questionId, rest, navigate]);
}
