import { findTalents } from '@callboard/contract/search/calls';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../../shared/lib/api/queries.ts';
import { refreshCharacters, sendOffShortlist, sendToShortlist } from '../../../casting/characters/index.ts';
import { type FoundPage, type FoundTalent, isShortlisted as isMarked } from './found-talent.ts';

/** The same page with one person on the shortlist, or off it. */
export const withShortlisted = (found: FoundPage, talentId: number, isShortlisted: boolean): FoundPage => ({
  ...found,
  results: found.results.map((talent) =>
    talent.user_id === talentId && 'isShortlisted' in talent ? { ...talent, isShortlisted } : talent,
  ),
});

const castsFor = (characterId: number) => new RegExp(`(^|&)characterId=${characterId}(&|$)`);

const pagesOf = (characterId: number) => {
  const isMeant = castsFor(characterId);
  return {
    queryKey: keyOf(findTalents),
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isMeant.test(String(queryKey[2])),
  };
};

/** As it stands now; what is on the screen may be a moment behind. */
export function isOnShortlist(client: QueryClient, characterId: number, talent: FoundTalent): boolean {
  const known = client
    .getQueriesData<FoundPage>(pagesOf(characterId))
    .flatMap(([, found]) => found?.results ?? [])
    .find(({ user_id }) => user_id === talent.user_id);
  return isMarked(known ?? talent);
}

/** Shown at once on every page of that character's search; the server is told after. */
function show(client: QueryClient, characterId: number, talentId: number, isShortlisted: boolean) {
  client.setQueriesData<FoundPage>(
    pagesOf(characterId),
    (found) => found && withShortlisted(found, talentId, isShortlisted),
  );
}

interface Listing {
  readonly characterId: number;
  readonly talentId: number;
  /** On the list from now on, or off it. */
  readonly isOn: boolean;
}

/** Whoever presses twice means the second one: it is sent when the first has been answered. */
let last: Promise<unknown> = Promise.resolve();

/** On the shortlist, or off it. What the server refuses is put back before the error goes on. */
export async function putOnShortlist(client: QueryClient, listing: Listing): Promise<void> {
  const { characterId, talentId, isOn } = listing;
  show(client, characterId, talentId, isOn);
  const send = () => (isOn ? sendToShortlist : sendOffShortlist)(characterId, talentId);
  const sent = last.then(send, send);
  last = sent;
  try {
    await sent;
  } catch (error) {
    show(client, characterId, talentId, !isOn);
    throw error;
  }
  void refreshCharacters(client);
}
