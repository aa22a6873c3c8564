import { newId } from '../new-id.ts';

const locks = () => ('locks' in navigator ? navigator.locks : undefined);

/** One tab at a time. Without Web Locks a record may be sent twice; the server accepts it once. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const available = locks();
  return available ? available.request(name, work) : work();
}

/** Which open tab is sending what: two tabs must not send the same file. */
export interface TabClaims {
  /** The id of this tab. */
  readonly tab: string;
  /** This tab has something to send. */
  hold(): void;
  release(): void;
  /** Runs when that tab is closed or reloaded; right away if it already is. */
  onTabClosed(tab: string, work: () => Promise<void>): void;
}

/** A closed tab releases its Web Lock. Browsers without locks are assumed to have one tab. */
export function createTabClaims(name: string): TabClaims {
  const tab = newId();
  const lockOf = (id: string) => `${name}-${id}`;
  let letGo: (() => void) | undefined;
  return {
    tab,
    hold() {
      if (letGo || !locks()) return;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      void locks()?.request(lockOf(tab), () => held);
    },
    release() {
      letGo?.();
      letGo = undefined;
    },
    onTabClosed(other, work) {
      void inTurn(lockOf(other), work);
    },
  };
}
