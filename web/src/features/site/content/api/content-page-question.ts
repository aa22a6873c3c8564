import type { getContentPage } from '@callboard/contract/site/content';
import type { Question } from '../../../../shared/lib/question.ts';

const path: (typeof getContentPage)['path'] = '/v1/cms/cms-policy/{id}';

export const contentPageQuestion = (id: string) =>
  ({
    queryKey: ['content-page', id],
    url: path.replace('{id}', encodeURIComponent(id)),
    mayBeMissing: true,
  }) as const satisfies Question;
