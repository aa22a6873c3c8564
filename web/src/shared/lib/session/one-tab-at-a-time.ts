/** Runs work in one tab at a time; callers wait for `done`. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

const lockName = 'callboard-refresh';

/** Long enough for the result to reach waiting tabs before the next one starts. */
const handoverMs = 60;

const handover = () => new Promise((resolve) => setTimeout(resolve, handoverMs));

/** Without Web Locks tabs refresh in parallel, which the server allows for half a minute. */
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
