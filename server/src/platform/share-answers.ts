/** Concurrent identical requests share one result. Only for results that are the same for everyone. */
export function shareAnswers<Answer>() {
  const running = new Map<string, Promise<Answer>>();
  return (question: string, answer: () => Promise<Answer>): Promise<Answer> => {
    const shared = running.get(question);
    if (shared) return shared;
    const own = answer().finally(() => running.delete(question));
    running.set(question, own);
    return own;
  };
}
