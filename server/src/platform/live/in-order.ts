import { createQueue } from '../queue.ts';

/** Runs several reads at once and handles their results in the order of the calls. */
export function createInOrder(concurrency: number) {
  const queue = createQueue(concurrency);
  let last: Promise<void> = Promise.resolve();
  return <T>(read: () => Promise<T>, handle: (value: T) => void, onError: (error: unknown) => void): void => {
    const reading = queue(read);
    last = last.then(() => reading).then(handle, onError);
    // A handler that throws must not stop the next one.
    last = last.catch(onError);
    reading.catch(() => undefined);
  };
}
