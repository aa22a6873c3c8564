import type { findTalents } from '@callboard/contract/search/talent-search';
import type { Question } from '../../../../shared/lib/question.ts';
import { everybody } from '../../../../shared/lib/talent-search/search-link.ts';
import { talentsKey } from './talents-key.ts';

const url: (typeof findTalents)['path'] = '/v1/talenter/find-talents';

/** Whom a guest sees first. The renderer asks it as well: faces are there before any script has run. */
export const firstTalentsQuestion = {
  queryKey: talentsKey(everybody, undefined),
  url,
} as const satisfies Question;
