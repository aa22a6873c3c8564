import type { RecruiterTalentCard } from '@callboard/contract/search/talent-search';
import { useEffect, useRef } from 'react';
import { moduleOnDemand } from '../../../../shared/lib/module-on-demand.ts';
import { onFirstUse } from '../../../../shared/lib/on-first-use.ts';
import { isSlowConnection } from '../../../../shared/lib/slow-connection.ts';
import { readTab } from '../../../../shared/lib/tab-memory.ts';
import { toSelected } from './found-talent.ts';

/** Guests do without it, and recruiters until they come near a card. */
const { useModule, preload } = moduleOnDemand(() => import('../selection/found-selection.tsx'));

/** Says so when the connection is gone. */
export async function startSelecting(onFailure: () => void): Promise<void> {
  try {
    const { startChoosing } = await import('../selection/found-selection.tsx');
    await preload();
    startChoosing();
  } catch {
    onFailure();
  }
}

export function useSelecting(isRecruiter: boolean) {
  // A list without boxes to tick is still a list: what is missing is asked for again with the next key.
  const module = useModule(false, () => undefined);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (!isRecruiter) return;
    // A finger held on a card selects it, so by then it has to be there.
    const isTouch = window.matchMedia('(hover: none)').matches;
    // So has it where a selection was made before the page was loaded again.
    if ((isTouch && !isSlowConnection()) || readTab('selection') !== undefined) void preload();
    return onFirstUse('article', () => void preload());
  }, [isRecruiter]);
  return {
    module: isRecruiter ? module : undefined,
    isOn: () => module?.isSelecting() === true,
    select: async (talent: RecruiterTalentCard) => {
      await preload();
      const loaded = module ?? (await import('../selection/found-selection.tsx'));
      // Who has left the list meanwhile, or signed out, selects nobody.
      if (isHere.current) loaded.selectOrSay(toSelected(talent));
    },
  };
}
