import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** By its notification, or by its own id when it comes from an email. */
export type QuestionRequest = { readonly notificationId: number } | { readonly questionId: number };

const store = createStore<QuestionRequest | undefined>(undefined);

export const openQuestion = (request: QuestionRequest): void => store.set(request);

export const closeQuestion = (): void => store.set(undefined);

export const useQuestionRequest = (): QuestionRequest | undefined => useStore(store);
