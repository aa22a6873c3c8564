import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { nextBeside } from './arranging.ts';
import type { Held } from './use-line-up-drag.ts';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface KeysOptions {
  /** As they stand after the last change, drawn or not. */
  readonly order: () => readonly number[];
  readonly nameOf: (id: number) => string;
  readonly onBeside: (who: number, beside: number) => void;
}

/** What keys and their blur do to one figure. */
export interface FigureKeys {
  readonly onKeyDown: (who: number, event: KeyboardEvent) => void;
  readonly onLeave: (who: number) => void;
}

/**
 * Picking up, choosing and putting down by keys. Each key goes on from what the one before it did, not from
 * what is drawn: fingers are faster than the page.
 */
export function useLineUpKeys({ order, nameOf, onBeside }: KeysOptions) {
  const { t } = useTranslation('lineUp');
  const now = useRef<Held>(undefined);
  const [held, setHeld] = useState<Held>();
  const [announced, setAnnounced] = useState('');
  const hold = (next: Held | undefined, said: string) => {
    now.current = next;
    setHeld(next);
    setAnnounced(said);
  };

  const cancel = () => {
    if (now.current) hold(undefined, t('drag.cancel', { name: nameOf(now.current.who) }));
  };
  const pickUp = (who: number) =>
    hold({ who, isFromWings: false, beside: undefined }, t('drag.start', { name: nameOf(who) }));
  const choose = (carried: Held, step: -1 | 1) => {
    const beside = nextBeside(order(), carried.who, carried.beside, step);
    if (beside !== carried.beside && beside !== undefined)
      hold({ ...carried, beside }, t('drag.beside', { name: nameOf(beside) }));
  };
  const putDown = ({ who, beside }: Held) => {
    if (beside === undefined) return cancel();
    hold(undefined, t('drag.end', { name: nameOf(who), beside: nameOf(beside) }));
    onBeside(who, beside);
  };

  const commandOf = (who: number, key: string): (() => void) | undefined => {
    const carried = now.current;
    if (carried?.who !== who) return key === ' ' ? () => pickUp(who) : undefined;
    const step = steps[key];
    if (step !== undefined) return () => choose(carried, step);
    if (key === 'Escape') return cancel;
    return key === ' ' || key === 'Enter' || key === 'Tab' ? () => putDown(carried) : undefined;
  };

  const keys: FigureKeys = {
    onKeyDown: (who, event) => {
      const command = commandOf(who, event.key);
      if (!command) return;
      event.preventDefault();
      // A key held down goes on choosing, and picks up and puts down once.
      if (!event.repeat || event.key in steps) command();
    },
    onLeave: (who) => {
      if (now.current?.who === who) cancel();
    },
  };
  return { held, announced, keys, cancel };
}
