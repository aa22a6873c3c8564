/** Which open page is at work on what: two of them must not send the same file. */
export interface TabClaims {
  /** Names this page. */
  readonly tab: string;
  /** From now on this page has something to send. */
  hold(): void;
  release(): void;
  /** Runs when that page is closed or loaded anew; at once when it is gone already. */
  whenGone(tab: string, work: () => Promise<void>): void;
}

const lockOf = (tab: string) => `callboard-gallery-${tab}`;

/** Told by Web Locks, which a page loses with its end. Browsers without them have one page, we must hope. */
export function createTabClaims(): TabClaims {
  const tab = crypto.randomUUID();
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  let letGo: (() => void) | undefined;
  return {
    tab,
    hold() {
      if (letGo || !locks) return;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      void locks.request(lockOf(tab), () => held);
    },
    release() {
      letGo?.();
      letGo = undefined;
    },
    whenGone(other, work) {
      if (locks) void locks.request(lockOf(other), work);
      else void work();
    },
  };
}
