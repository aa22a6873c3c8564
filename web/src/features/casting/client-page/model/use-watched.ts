import { useState } from 'react';
import { z } from 'zod';

const Shares = z.record(z.string(), z.number());
type Shares = z.infer<typeof Shares>;

function readStored(key: string): Shares {
  try {
    return Shares.catch({}).parse(JSON.parse(window.localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Seconds come four times each; a bar shows hundredths. */
const smallestStep = 0.01;

/** How far each reel was watched on this device, 0 to 1. */
export function useWatched(shareId: string) {
  const key = `callboard-watched/${shareId}`;
  const [shares, setShares] = useState(() => readStored(key));
  return {
    of: (reel: string): number => shares[reel] ?? 0,
    put(reel: string, share: number) {
      setShares((before) => {
        if (share - (before[reel] ?? 0) < smallestStep) return before;
        const next = { ...before, [reel]: share };
        try {
          window.localStorage.setItem(key, JSON.stringify(next));
        } catch {
          // It is known until the page is left.
        }
        return next;
      });
    },
  };
}
export type Watched = ReturnType<typeof useWatched>;
