import type { getLanding } from '@callboard/contract/site/landing';
import type { Question } from '../../../../shared/lib/question.ts';

const url: (typeof getLanding)['path'] = '/v1/landing';

export const landingQuestion = { queryKey: ['landing'], url } as const satisfies Question;
