import { addToShortlist, type ShortlistEntry } from '@callboard/contract/casting/shortlists';
import { findTalents } from '@callboard/contract/search/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { refresh } from '../../../../shared/lib/api/queries.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { sendAddition, sendRemoval, shortlistCalls } from '../api.ts';
import type { Choice, ListedTalent } from '../model/choices.ts';
import { joined } from './names.ts';

interface Chosen {
  readonly talents: readonly ListedTalent[];
  readonly chosen: readonly Choice[];
}

interface FormOptions {
  readonly talents: readonly ListedTalent[];
  readonly picked: readonly Choice[];
  readonly onClose: () => void;
}

/** Lists that everyone is on already are chosen only for a new note. */
export const chosenOf = (picked: readonly Choice[], note: string | undefined): Choice[] =>
  picked.filter(({ missing }) => missing.length > 0 || (note ?? '').trim() !== '');

const errorTexts = {
  NOT_FOUND: 'gone',
  PROJECT_RIGHT_MISSING: 'right',
  VALIDATION_FAILED: 'full',
} as const;
const isExplained = (code: string): code is keyof typeof errorTexts => code in errorTexts;

/** Who and where, as the button and the toast say it. */
export function useShortlistWords() {
  const { t } = useTranslation('shortlists');
  return ({ talents, chosen }: Chosen) => {
    const added = talents.filter((talent) => chosen.some(({ missing }) => missing.includes(talent)));
    const [first] = added;
    return {
      isNew: added.length > 0,
      who: added.length === 1 && first ? first.name : String(added.length),
      where:
        chosen.length > 2
          ? t('dialog.manyCharacters', { count: chosen.length })
          : joined(chosen.map(({ name }) => name)),
    };
  };
}

/** Adds the talents to every chosen character, and says how to undo it. */
export function useShortlistForm({ talents, picked, onClose }: FormOptions) {
  const { t } = useTranslation('shortlists');
  const client = useQueryClient();
  const navigate = useNavigate();
  const wordsFor = useShortlistWords();
  const readAgain = () => refresh(client, ...shortlistCalls, findTalents);

  const undo = async (ids: number[]): Promise<void> => {
    try {
      await sendRemoval(ids);
      toast(t('toast.undone'));
    } catch {
      toast(t('errors.undo'), { severity: 'error' });
    }
    void readAgain();
  };

  /** Where several were chosen, there is not one list to open. */
  const openList = ([one, ...others]: readonly Choice[]) =>
    one && others.length === 0
      ? { label: t('toast.open'), onPress: () => void navigate(paths.shortlist(one.projectId, one.id)) }
      : undefined;

  const isNew = ({ charcter_id, user_id }: ShortlistEntry) =>
    picked.some(
      ({ id, missing }) => id === charcter_id && missing.some((talent) => talent.user_id === user_id),
    );

  return useContractForm({
    schema: addToShortlist.body.pick({ note: true }),
    start: { note: '' },
    labels: { note: t('dialog.note') },
    send: ({ note }) =>
      sendAddition({
        charcter_id: chosenOf(picked, note).map(({ id }) => id),
        user_id: talents.map(({ user_id }) => user_id),
        ...(note !== undefined && { note }),
      }),
    onDone: ({ results }, { note }) => {
      void readAgain();
      const chosen = chosenOf(picked, note);
      const words = wordsFor({ talents, chosen });
      const ids = results.filter(isNew).map(({ id }) => id);
      if (!words.isNew) toast(t('toast.noted', words));
      else
        toast(t('toast.added', words), {
          action: { label: t('toast.undo'), onPress: () => void undo(ids) },
          next: openList(chosen),
        });
      onClose();
    },
    action: t('dialog.action'),
    errorText: ({ code }) => (isExplained(code) ? t(`dialog.errors.${errorTexts[code]}`) : undefined),
    draft: {
      name: `shortlist-note-${talents.map(({ user_id }) => user_id).join('-')}`,
      storedIn: 'tab',
    },
  });
}
