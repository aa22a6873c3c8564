import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import {
  foundPages,
  markCards,
  refreshCharacters,
  sendShortlistAdd,
  sendShortlistRemove,
} from '../../../casting/characters/index.ts';
import type { Searcher } from '../../talent-search/index.ts';
import { type FoundPage, type FoundTalent, isShortlisted as isMarked } from './found-talent.ts';

/** A card, or what else names a talent. */
export type Shortlistable = Pick<FoundTalent, 'user_id' | 'name'> & {
  readonly isShortlisted?: boolean;
  readonly gallary?: readonly { readonly file_url: string }[];
};

/** From the cache, because a card may render a moment later. */
function isOnShortlist(client: QueryClient, characterId: number, talent: Shortlistable): boolean {
  const cached = client
    .getQueriesData<FoundPage>(foundPages(characterId))
    .flatMap(([, page]) => page?.results ?? [])
    .find(({ user_id }) => user_id === talent.user_id);
  return cached ? isMarked(cached) : talent.isShortlisted === true;
}

interface ShortlistChange {
  readonly characterId: number;
  readonly talentId: number;
  /** True to add, false to remove. */
  readonly isOn: boolean;
}

/** Requests run one after the other, so the last click wins. */
let lastRequest: Promise<unknown> = Promise.resolve();

/** Shown right away, and reverted when the request fails. */
async function changeShortlist(client: QueryClient, change: ShortlistChange): Promise<void> {
  const { characterId, talentId, isOn } = change;
  markCards(client, talentId, { isShortlisted: isOn }, characterId);
  const send = () => (isOn ? sendShortlistAdd : sendShortlistRemove)(characterId, talentId);
  const request = lastRequest.then(send, send);
  lastRequest = request;
  try {
    await request;
  } catch (error) {
    markCards(client, talentId, { isShortlisted: !isOn }, characterId);
    throw error;
  }
  void refreshCharacters(client);
}

/** The name is known once the characters have loaded. */
export interface CastCharacter {
  readonly id: number;
  readonly name: string | undefined;
  readonly project_id?: number | undefined;
  readonly project_title?: string | undefined;
  /** The shoot dates, where known. */
  readonly days?: { readonly from: string; readonly to: string } | undefined;
}

/** Without a character in the search, a dialog asks for whom. */
export function useShortlist(searcher: Searcher, character: CastCharacter | undefined) {
  const { t } = useTranslation('talentResults');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [pendingTalent, setPendingTalent] = useState<Shortlistable>();

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
    talent: Shortlistable,
    character: CastCharacter,
    isOn: boolean,
  ): Promise<void> => {
    const { id, name: part, project_title: project } = character;
    const named = part && project ? t('shortlist.part', { part, project }) : part;
    const names = { name: talent.name, part: named ?? t('shortlist.thisCharacter') };
    try {
      await changeShortlist(client, { characterId: id, talentId: talent.user_id, isOn });
    } catch (error) {
      toast(errorText(error, talent.name, isOn), { severity: 'error' });
      return;
    }
    const { project_id: projectId } = character;
    toast(isOn ? t('shortlist.added', names) : t('shortlist.removed', names), {
      action: { label: t('shortlist.undo'), onPress: () => void setShortlisted(talent, character, !isOn) },
      next:
        isOn && projectId !== undefined
          ? { label: t('shortlist.open'), onPress: () => void navigate(paths.shortlist(projectId, id)) }
          : undefined,
    });
  };

  const toggle = (talent: Shortlistable) => {
    if (searcher.kind === 'guest') openAuthDialog('sign-in', { kind: 2 });
    else if (character) void setShortlisted(talent, character, !isOnShortlist(client, character.id, talent));
    else setPendingTalent(talent);
  };

  return {
    toggle,
    pendingTalent,
    dismiss: () => setPendingTalent(undefined),
  };
}
