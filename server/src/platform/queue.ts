/** Runs a limited number of tasks at once, first come, first served. */
export const createQueue = (places: number) => {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
