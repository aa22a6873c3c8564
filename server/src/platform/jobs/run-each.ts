/** Runs the work for each item. A failure does not stop the others and is thrown at the end. */
export async function runEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 0) return;
  const [first] = failures;
  const reason = first instanceof Error ? first.message : String(first);
  throw new AggregateError(failures, `${failures.length} of ${items.length} failed; the first: ${reason}`);
}
