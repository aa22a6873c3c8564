import { createQueue } from '../queue.ts';

/** Reads several things at once and hands them on in the order in which they were asked for. */
export function createInOrder(places: number) {
  const queue = createQueue(places);
  let last: Promise<void> = Promise.resolve();
  return <T>(read: () => Promise<T>, take: (value: T) => void, onFailure: (error: unknown) => void): void => {
    const reading = queue(read);
    last = last.then(() => reading).then(take, onFailure);
    // What was taken may fail as well; the next one is taken all the same.
    last = last.catch(onFailure);
    reading.catch(() => undefined);
  };
}
