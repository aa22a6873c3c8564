import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { FoundTalent } from './found-talent.ts';
import type { Searcher } from './searcher.ts';
import { isOnShortlist, putOnShortlist } from './shortlisting.ts';

/** A part that somebody can be shortlisted for; the name comes when the parts have loaded. */
export interface CastPart {
  readonly id: number;
  readonly name: string | undefined;
  /** When it is shot, as far as that is known. */
  readonly days?: { readonly from: string; readonly to: string } | undefined;
}

/** On the shortlist of the part that is cast, and off it again; without a part, one is chosen first. */
export function useShortlist(searcher: Searcher, part: CastPart | undefined) {
  const { t } = useTranslation('talentResults');
  const client = useQueryClient();
  const [asksFor, setAsksFor] = useState<FoundTalent>();

  const failureWords = (error: unknown, name: string, isOn: boolean) => {
    switch (readTrouble(error).code) {
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

  const put = async (talent: FoundTalent, { id, name }: CastPart, isOn: boolean): Promise<void> => {
    const said = { name: talent.name, part: name ?? t('shortlist.thisPart') };
    try {
      await putOnShortlist(client, { characterId: id, talentId: talent.user_id, isOn });
    } catch (error) {
      toast(failureWords(error, talent.name, isOn), { severity: 'error' });
      return;
    }
    toast(isOn ? t('shortlist.added', said) : t('shortlist.taken', said), {
      action: { label: t('shortlist.undo'), onPress: () => void put(talent, { id, name }, !isOn) },
    });
  };

  const toggle = (talent: FoundTalent) => {
    if (searcher.kind === 'guest') openAuthDialog('sign-in', { kind: 2 });
    else if (part) void put(talent, part, !isOnShortlist(client, part.id, talent));
    else setAsksFor(talent);
  };

  return {
    toggle,
    asksFor,
    choose: (chosen: CastPart) => {
      if (asksFor) void put(asksFor, chosen, true);
      setAsksFor(undefined);
    },
    dismiss: () => setAsksFor(undefined),
  };
}
