/**
 * Whoever asks the same as somebody who is just being answered gets that answer: it is as fresh as one of their own
 * would be. The busier we are, the longer answers take and the more is shared. For questions to which everybody gets
 * the same answer.
 */
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
