import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { ApplicantDetail } from '../api.ts';
import { canBeMoved, type Decision, wire } from './decisions.ts';
import { sessionWords, type WordsFor } from './session-words.ts';
import { wasSaidToday } from './still-deciding.ts';
import type { Moves } from './use-moves.ts';

type Moved = Parameters<Moves['reject']>[0] & Partial<Pick<ApplicantDetail, 'steps'>>;

interface Asked {
  readonly about: WordsFor;
  readonly applicant: Moved;
}

/**
 * A decision goes on to the next. Who is not selected first needs words, once; that nothing is decided yet
 * is said with words each time, because it cannot be undone.
 */
export function useDeciding(open: Moved | undefined, moves: Moves, goToNext: (() => void) | undefined) {
  const { t } = useTranslation('applicationReview');
  const [asked, setAsked] = useState<Asked>();
  const goOn = () => (goToNext ? goToNext() : void toast(t('done.last')));
  const movable = open && canBeMoved(open.jobApplyStatus) ? open : undefined;
  const isSaid = wasSaidToday(open?.steps ?? []);
  return {
    decide: ({ status }: Decision) => {
      if (!movable) return;
      const words = sessionWords('notSelected');
      if (status === wire.notSelected && words === undefined)
        return setAsked({ about: 'notSelected', applicant: movable });
      if (status === wire.notSelected) moves.reject(movable, words ?? '');
      else moves.moveTo(movable, status);
      goOn();
    },
    sayDeciding: () => {
      if (!movable) return;
      if (isSaid)
        return void toast(t('deciding.saidToday', { name: movable.talent.name }), { severity: 'error' });
      setAsked({ about: 'deciding', applicant: movable });
    },
    /** It may be said, and was not said today. */
    canSayDeciding: movable !== undefined && !isSaid,
    asked,
    stopAsking: () => setAsked(undefined),
    answer: (words: string) => {
      setAsked(undefined);
      if (asked?.about === 'notSelected') moves.reject(asked.applicant, words);
      if (asked?.about === 'deciding') moves.sayDeciding(asked.applicant, words);
      goOn();
    },
  };
}
