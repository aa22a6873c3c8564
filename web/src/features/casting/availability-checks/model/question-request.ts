import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** A question about days: by the notification that asks it, or by its own number, as a mail names it. */
export type QuestionRequest = { readonly notificationId: number } | { readonly questionId: number };

const store = createStore<QuestionRequest | undefined>(undefined);

/** Opens the question to a talent over whatever page is shown. */
export const openQuestion = (request: QuestionRequest): void => store.set(request);

export const closeQuestion = (): void => store.set(undefined);

/** Undefined while none is open. */
export const useQuestionRequest = (): QuestionRequest | undefined => useStore(store);
