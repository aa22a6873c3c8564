/**
 * How hard the tests try that send or draw something random: enough for every commit, and more in
 * `npm run test:long`. The seed of a run is printed when it begins; TEST_SEED=<seed> plays it again.
 */
const isLong = process.env.TEST_LONG === '1';

/** How many of them: a handful for every commit, or as many as somebody has time for. */
export const howMany = (everyCommit: number, long: number): number => (isLong ? long : everyCommit);

export const chooseSeed = (): number => {
  const given = process.env.TEST_SEED;
  if (given === undefined) return Date.now() % 2 ** 31;
  const seed = Number(given);
  if (!Number.isInteger(seed)) throw new Error(`TEST_SEED is no whole number: ${given}`);
  return seed;
};
