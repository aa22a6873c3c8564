/** Answers may overtake each other. This keeps an older one from replacing what is known by now. */
export function createAnswerOrder() {
  let changes = 0;
  /** Call it when asking. The returned function says whether nothing has changed since. */
  const begin = () => {
    const before = changes;
    return () => before === changes;
  };
  return {
    begin,
    /** From now on, answers to earlier questions are outdated. */
    changed(): void {
      changes += 1;
    },
    /** Asks again while something changed in the meantime. */
    async latest<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      for (;;) {
        const isLatest = begin();
        const answer = await ask();
        if (isLatest()) return answer;
      }
    },
  };
}
