import { findTalents } from '@callboard/contract/search/calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { keyOf } from '../../../../shared/lib/api/queries.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import {
  refreshCharacters,
  sendShortlistAdd,
  sendShortlistRemove,
} from '../../../casting/characters/index.ts';
import { type FoundPage, type FoundTalent, isShortlisted as isMarked } from './found-talent.ts';
import type { Searcher } from './searcher.ts';

/** The same page with one person on the shortlist, or off it. */
const withShortlisted = (page: FoundPage, talentId: number, isShortlisted: boolean): FoundPage => ({
  ...page,
  results: page.results.map((talent) =>
    talent.user_id === talentId && 'isShortlisted' in talent ? { ...talent, isShortlisted } : talent,
  ),
});

const characterPattern = (characterId: number) => new RegExp(`(^|&)characterId=${characterId}(&|$)`);

const pagesOf = (characterId: number) => {
  const pattern = characterPattern(characterId);
  return {
    queryKey: keyOf(findTalents),
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => pattern.test(String(queryKey[2])),
  };
};

/** As it stands now; what is on the screen may be a moment behind. */
function isOnShortlist(client: QueryClient, characterId: number, talent: FoundTalent): boolean {
  const cached = client
    .getQueriesData<FoundPage>(pagesOf(characterId))
    .flatMap(([, page]) => page?.results ?? [])
    .find(({ user_id }) => user_id === talent.user_id);
  return isMarked(cached ?? talent);
}

/** Shown right away on every page of that character's search; the request follows. */
function updatePages(client: QueryClient, characterId: number, talentId: number, isShortlisted: boolean) {
  client.setQueriesData<FoundPage>(
    pagesOf(characterId),
    (page) => page && withShortlisted(page, talentId, isShortlisted),
  );
}

interface ShortlistChange {
  readonly characterId: number;
  readonly talentId: number;
  /** On the list from now on, or off it. */
  readonly isOn: boolean;
}

/** Of two quick clicks the second counts: it is sent after the first has been answered. */
let lastRequest: Promise<unknown> = Promise.resolve();

/** On the shortlist, or off it. What the server refuses is put back before the error goes on. */
async function changeShortlist(client: QueryClient, change: ShortlistChange): Promise<void> {
  const { characterId, talentId, isOn } = change;
  updatePages(client, characterId, talentId, isOn);
  const send = () => (isOn ? sendShortlistAdd : sendShortlistRemove)(characterId, talentId);
  const request = lastRequest.then(send, send);
  lastRequest = request;
  try {
    await request;
  } catch (error) {
    updatePages(client, characterId, talentId, !isOn);
    throw error;
  }
  void refreshCharacters(client);
}

/** A character to shortlist for; its name is known once the characters have loaded. */
export interface CastCharacter {
  readonly id: number;
  readonly name: string | undefined;
  /** When it is shot, as far as that is known. */
  readonly days?: { readonly from: string; readonly to: string } | undefined;
}

/** On the shortlist of the part that is cast, and off it again; without a part, one is chosen first. */
export function useShortlist(searcher: Searcher, character: CastCharacter | undefined) {
  const { t } = useTranslation('talentResults');
  const client = useQueryClient();
  const [pendingTalent, setPendingTalent] = useState<FoundTalent>();

  const errorText = (error: unknown, name: string, isOn: boolean) => {
    switch (readRequestError(error).code) {
      case 'NETWORK':
        return t('shortlist.offline');
      case 'PROFILE_FROZEN':
        return t('shortlist.frozen');
      case 'NOT_FOUND':
        return t('shortlist.gone');
      default:
        return t(isOn ? 'shortlist.failed' : 'shortlist.failedOff', { name });
    }
  };

  const setShortlisted = async (
    talent: FoundTalent,
    { id, name }: CastCharacter,
    isOn: boolean,
  ): Promise<void> => {
    const names = { name: talent.name, part: name ?? t('shortlist.thisPart') };
    try {
      await changeShortlist(client, { characterId: id, talentId: talent.user_id, isOn });
    } catch (error) {
      toast(errorText(error, talent.name, isOn), { severity: 'error' });
      return;
    }
    toast(isOn ? t('shortlist.added', names) : t('shortlist.taken', names), {
      action: { label: t('shortlist.undo'), onPress: () => void setShortlisted(talent, { id, name }, !isOn) },
    });
  };

  const toggle = (talent: FoundTalent) => {
    if (searcher.kind === 'guest') openAuthDialog('sign-in', { kind: 2 });
    else if (character) void setShortlisted(talent, character, !isOnShortlist(client, character.id, talent));
    else setPendingTalent(talent);
  };

  return {
    toggle,
    pendingTalent,
    choose: (chosen: CastCharacter) => {
      if (pendingTalent) void setShortlisted(pendingTalent, chosen, true);
      setPendingTalent(undefined);
    },
    dismiss: () => setPendingTalent(undefined),
  };
}
