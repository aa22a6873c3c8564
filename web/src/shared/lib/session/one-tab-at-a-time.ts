/** Runs the work of one tab after that of another; `done` is what the caller waits for. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

const lockName = 'callboard-refresh';

/** Long enough for the answer to reach the tabs that wait, before the first of them gets its turn. */
const handoverMs = 60;

const handover = () => new Promise((resolve) => setTimeout(resolve, handoverMs));

/** Browsers without Web Locks refresh side by side; the server forgives that for half a minute. */
export const inTurn: InTurn = (work) => {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    locks
      .request(lockName, async () => {
        await work().then(resolve, reject);
        await handover();
      })
      .catch(reject);
  });
};
