import '../i18n.ts';
import type { ShortlistEntry } from '@callboard/contract/casting/shortlists';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import {
  refreshShortlists,
  sendEntryChange,
  sendMove,
  sendNotFor,
  sendOrder,
  sendRemoval,
  sendRestore,
} from '../api.ts';
import { hideEntries, rememberShown, showOrder, showWords, stopReading } from './entry-cache.ts';

/** An entry, and whose it is for the toast. */
export interface NamedEntry {
  readonly id: number;
  readonly name: string;
}

interface Rated {
  readonly id: number;
  readonly revision: number;
}

interface Placing {
  readonly id: number;
  /** Who comes after them, null at the end. */
  readonly before: number | null;
  /** The whole list as it will be. */
  readonly order: readonly number[];
  readonly onShown?: (() => void) | undefined;
}

const codes = ['NETWORK', 'PROFILE_FROZEN', 'PROJECT_RIGHT_MISSING', 'NOT_FOUND', 'RATE_LIMITED'] as const;

/** Changes run one after the other, so the last one wins. */
let lastChange: Promise<unknown> = Promise.resolve();
const inTurn = <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
  const turn = lastChange.then(send, send);
  lastChange = turn;
  return turn;
};

/** What can be done with entries of shortlists: shown right away, put back where it fails, with Undo. */
export function useEntryActions() {
  const { t } = useTranslation('shortlists');
  const client = useQueryClient();

  const complain = (error: unknown) => {
    const code = codes.find((known) => known === readRequestError(error).code);
    toast(t(`errors.${code ?? 'failed'}`), { severity: 'error' });
  };

  /** Undefined where it failed, which was said. */
  const change = async <Answer>(
    show: () => void,
    send: () => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    await stopReading(client);
    const putBack = rememberShown(client);
    show();
    try {
      return await inTurn(send);
    } catch (error) {
      putBack();
      complain(error);
      return undefined;
    }
  };

  const restore = async (ids: number[]): Promise<void> => {
    try {
      await inTurn(() => sendRestore(ids));
      toast(t('toast.undone'));
    } catch {
      toast(t('errors.undo'), { severity: 'error' });
    }
    void refreshShortlists(client);
  };

  return {
    remove: async (entries: readonly NamedEntry[]): Promise<void> => {
      const ids = entries.map(({ id }) => id);
      const isDone = await change(
        () => hideEntries(client, ids),
        () => sendRemoval(ids).then(() => true),
      );
      void refreshShortlists(client);
      if (!isDone) return;
      toast(t('toast.removed', { count: ids.length, name: entries[0]?.name ?? '' }), {
        action: { label: t('toast.undo'), onPress: () => void restore(ids) },
      });
    },

    /** To another character; `copy` leaves them where they are too. */
    move: async (
      entries: readonly NamedEntry[],
      to: { readonly id: number; readonly name: string },
      { copy = false }: { readonly copy?: boolean } = {},
    ): Promise<readonly ShortlistEntry[] | undefined> => {
      const id = entries.map((entry) => entry.id);
      const show = () => (copy ? undefined : hideEntries(client, id));
      const moved = await change(show, () => sendMove({ id, charcter_id: to.id, copy }));
      void refreshShortlists(client);
      if (moved)
        toast(
          t(copy ? 'toast.copied' : 'toast.moved', {
            count: id.length,
            name: entries[0]?.name ?? '',
            character: to.name,
          }),
        );
      return moved?.results;
    },

    /** Takes someone to another place of the list, where the others stay as they stand. */
    place: async (characterId: number, { order, id, before, onShown }: Placing): Promise<boolean> => {
      const show = () => {
        showOrder(client, characterId, order);
        onShown?.();
      };
      const isDone = await change(show, () => sendOrder(characterId, [id], before).then(() => true));
      void refreshShortlists(client);
      return isDone === true;
    },

    rate: async ({ id, revision }: Rated, rating: number | null): Promise<void> => {
      const answer = await change(
        () => showWords(client, id, { rating }),
        () => sendEntryChange(id, { rating, base_revision: revision }),
      );
      if (!answer) return;
      const { conflicts, ...entry } = answer;
      showWords(client, id, { rating: entry.rating, revision: entry.revision });
      const [conflict] = conflicts;
      if (!conflict) return;
      const stars = entry.rating === null ? t('rating.unrated') : t('rating.stars', { count: entry.rating });
      toast(t('rating.conflict', { name: conflict.by ?? t('rating.colleague'), stars }), {
        severity: 'error',
      });
    },

    /** For everyone on the project. Whether they are on its shortlist stays as it is. */
    markNotFor: async (
      character: { readonly id: number; readonly name: string },
      talentId: number,
      isNotFor: boolean,
    ): Promise<boolean> => {
      const isDone = await change(
        () => undefined,
        () => sendNotFor(character.id, talentId, isNotFor).then(() => true),
      );
      void refreshShortlists(client);
      if (isDone) toast(t(isNotFor ? 'toast.notFor' : 'toast.notForUndone', { character: character.name }));
      return isDone === true;
    },
  };
}
