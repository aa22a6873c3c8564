import type { ContentPage } from '@callboard/contract/site/content';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../../../shared/lib/ask.ts';
import { contentPageQuestion } from './content-page-question.ts';

const contentPageOptions = (id: string) => {
  const question = contentPageQuestion(id);
  return queryOptions({
    queryKey: question.queryKey,
    queryFn: ({ signal }) => ask<ContentPage | null>(question, signal),
  });
};

export const useContentPage = (id: string) => useQuery(contentPageOptions(id));
