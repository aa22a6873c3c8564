import { shortlistPerPage } from '@callboard/contract/casting/shortlists';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { pageOfPlace } from '../../../../shared/lib/talent-walk.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useEntryActions } from '../../shortlists/index.ts';
import { followerAt, placeAfterKey, placedBefore } from './places.ts';

/** Someone on the way to another place, counted from 0. */
interface Held {
  readonly id: number;
  readonly name: string;
  readonly from: number;
  readonly at: number;
  readonly by: 'keys' | 'other';
}

interface OrderingNeeds {
  readonly characterId: number;
  /** The whole list. */
  readonly saved: readonly number[];
  readonly page: number;
  /** While someone is held, the list follows them from page to page. */
  readonly showPage: (page: number) => void;
}

const pageOf = (place: number) => pageOfPlace(place, shortlistPerPage);

/** Moves people over the whole list, by keys and by whatever else names a place. */
export function useOrdering({ characterId, saved, page, showPage }: OrderingNeeds) {
  const { t } = useTranslation('shortlistPage');
  const { place: send } = useEntryActions();
  const [held, setHeld] = useState<Held>();
  const [said, say] = useState('');
  const latest = useRef(saved);
  latest.current = saved;
  const isGone = held !== undefined && !saved.includes(held.id);
  const count = saved.length;

  useEffect(() => {
    if (!isGone || !held) return;
    setHeld(undefined);
    say(t('grab.gone', { name: held.name }));
    toast(t('grab.gone', { name: held.name }), { severity: 'error' });
  }, [isGone, held, t]);

  // On another page the handle is drawn anew, and has to have the focus all the same.
  useEffect(() => {
    if (held?.by !== 'keys') return;
    const grip = document.querySelector<HTMLElement>(`[data-grip="${held.id}"]`);
    if (grip && document.activeElement !== grip) grip.focus({ preventScroll: true });
    grip?.closest('li')?.scrollIntoView({ block: 'nearest' });
  });

  const goTo = (place: number) => {
    if (pageOf(place) !== page) showPage(pageOf(place));
  };

  const send1 = (id: number, before: number | null, onShown?: () => void) =>
    send(characterId, { id, before, order: placedBefore(latest.current, id, before), onShown });

  const drop = async ({ id, name, from, at, by }: Held): Promise<void> => {
    const former = followerAt(saved, id, from);
    const isSaved = await send1(id, followerAt(saved, id, at), () => setHeld(undefined));
    if (!isSaved) {
      if (by === 'keys') goTo(from);
      return;
    }
    say(t('grab.drop', { name, place: at + 1, count: latest.current.length }));
    if (pageOf(from) === pageOf(at)) return;
    toast(t('grab.moved', { name, place: at + 1 }), {
      action: { label: t('grab.undo'), onPress: () => void send1(id, former) },
    });
  };

  /** To a place, counted from 0. */
  const moveTo = (id: number, name: string, place: number): void => {
    const from = saved.indexOf(id);
    const at = Math.min(Math.max(place, 0), count - 1);
    if (from < 0 || from === at) return;
    const next = { id, name, from, at, by: 'other' } as const;
    setHeld(next);
    void drop(next);
  };

  const cancel = (): void => {
    if (held?.by !== 'keys') return;
    setHeld(undefined);
    goTo(held.from);
    say(t('grab.cancel', { name: held.name, place: held.from + 1, count }));
  };

  const carry = (one: Held, key: string): boolean => {
    if (key === 'Escape') cancel();
    else if (key === ' ' || key === 'Enter') {
      if (one.at !== one.from) void drop(one);
      else {
        setHeld(undefined);
        say(t('grab.stays', { name: one.name, place: one.from + 1 }));
      }
    } else {
      const at = placeAfterKey(key, one.at, count - 1);
      if (at === undefined) return false;
      setHeld({ ...one, at });
      goTo(at);
      say(t('grab.at', { place: at + 1, count }));
    }
    return true;
  };

  const onGripKey = (event: KeyboardEvent, id: number, name: string): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (held) {
      if (event.key === 'Tab') cancel();
      else if (held.by === 'keys' && carry(held, event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
      return;
    }
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    const from = saved.indexOf(id);
    if (from < 0) return;
    setHeld({ id, name, from, at: from, by: 'keys' });
    say(t('grab.start', { name, place: from + 1, count }));
  };

  return {
    /** The list with whoever is held at the place they are held over. */
    order: held && !isGone ? placedBefore(saved, held.id, followerAt(saved, held.id, held.at)) : saved,
    heldId: held?.by === 'keys' ? held.id : undefined,
    said,
    moveTo,
    cancel,
    onGripKey,
  };
}
export type Ordering = ReturnType<typeof useOrdering>;
