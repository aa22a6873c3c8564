/** Concurrent identical requests share one result. Only for results that are the same for everyone. */
export function shareAnswers<Answer>() {
  const underWay = new Map<string, Promise<Answer>>();
  return (question: string, answer: () => Promise<Answer>): Promise<Answer> => {
    const shared = underWay.get(question);
    if (shared) return shared;
    const own = answer().finally(() => underWay.delete(question));
    underWay.set(question, own);
    return own;
  };
}
