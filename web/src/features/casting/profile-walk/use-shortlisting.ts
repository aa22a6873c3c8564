import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../shared/lib/api/request-error.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { toast } from '../../../shared/ui/toast/toast.ts';
import { markCards, refreshCharacters, sendShortlistAdd, sendShortlistRemove } from '../characters/index.ts';
import { useEntryActions, useShortlistEntry } from '../shortlists/index.ts';
import type { CastingCharacter } from './use-casting-character.ts';

interface NamedTalent {
  readonly user_id: number;
  readonly name: string;
}

const knownCodes = ['NETWORK', 'PROFILE_FROZEN', 'NOT_FOUND'] as const;

/** On and off the shortlist of one character, each with Undo. Pressed twice quickly, the last one wins. */
export function useShortlisting(
  { user_id: talentId, name }: NamedTalent,
  character: CastingCharacter | undefined,
) {
  const { t } = useTranslation('profileWalk');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { entry, notFor, isPending } = useShortlistEntry(talentId, character?.id);
  const [pending, setPending] = useState<boolean>();
  const { markNotFor } = useEntryActions();
  const isOn = pending ?? entry !== undefined;

  const set = async (wanted: CastingCharacter, isAdded: boolean): Promise<void> => {
    const { id, name: part, projectId } = wanted;
    setPending(isAdded);
    markCards(client, talentId, { isShortlisted: isAdded }, id);
    try {
      await (isAdded ? sendShortlistAdd : sendShortlistRemove)(id, talentId);
      toast(t(isAdded ? 'shortlist.added' : 'shortlist.removed', { name, part }), {
        action: {
          label: t('shortlist.undo'),
          onPress: () => void set(wanted, !isAdded),
        },
        next:
          isAdded && projectId !== undefined
            ? { label: t('shortlist.openList'), onPress: () => void navigate(paths.shortlist(projectId, id)) }
            : undefined,
      });
    } catch (error) {
      markCards(client, talentId, { isShortlisted: !isAdded }, id);
      const { code } = readRequestError(error);
      toast(t(`shortlist.errors.${knownCodes.find((known) => known === code) ?? 'other'}`), {
        severity: 'error',
      });
    }
    await refreshCharacters(client);
    setPending(undefined);
  };

  return {
    isReady: character !== undefined && !isPending,
    isOn,
    notFor,
    toggle: () => {
      if (character && pending === undefined) void set(character, !isOn);
    },
    toggleNotFor: async () => {
      if (!character) return;
      const isNotFor = notFor === undefined;
      if (await markNotFor(character, talentId, isNotFor))
        markCards(client, talentId, { not_for_part: isNotFor }, character.id);
    },
  };
}
