import type { Landing } from '@callboard/contract/site/landing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../../../shared/lib/ask.ts';
import { landingQuestion } from './landing-question.ts';

const landingOptions = () =>
  queryOptions({
    queryKey: landingQuestion.queryKey,
    queryFn: ({ signal }) => ask<Landing>(landingQuestion, signal),
  });

export const useLanding = () => useQuery(landingOptions());
