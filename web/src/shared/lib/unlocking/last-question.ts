import type { LastQuestion } from '@callboard/contract/casting/unlocking';
import type { Result } from '@callboard/contract/endpoint';
import type { getConnection } from '@callboard/contract/search/talent-search';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '../ask.ts';
import { authorisedFetch } from '../session/index.ts';

const path: (typeof getConnection)['path'] = '/v1/recruiter-unlocked/recruiter-view';

const keyOf = (recruiterId: number, talentId: number) => ['last-question', recruiterId, talentId] as const;

/** What a recruiter last asked a talent about days. Unlike the contact it may be asked for as often as one likes. */
export const lastQuestionOptions = (recruiterId: number, talentId: number) => {
  const queryKey = keyOf(recruiterId, talentId);
  const url = `${path}?talentId=${talentId}&recruiterId=${recruiterId}`;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      (await ask<Result<typeof getConnection>>({ queryKey, url }, signal, authorisedFetch)).question,
  });
};

/** The question that was just asked shows at once. */
export const keepQuestion = (
  client: QueryClient,
  recruiterId: number,
  talentId: number,
  asked: LastQuestion,
) => client.setQueryData(lastQuestionOptions(recruiterId, talentId).queryKey, asked);

/** Wherever the state of a question is shown, it is read anew; of all talents when it is not known of which. */
export function refreshQuestions(client: QueryClient, recruiterId: number, talentId?: number): void {
  const queryKey = talentId === undefined ? ['last-question', recruiterId] : keyOf(recruiterId, talentId);
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: ['unlocked-profiles', recruiterId] });
}
