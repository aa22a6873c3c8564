import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSessionEnd } from '../../../../shared/lib/session/index.ts';
import { useStore } from '../../../../shared/lib/store.ts';
import { refreshShared, sendInterest } from '../api.ts';
import { createShareAnswers, type ShareAnswers } from './share-answers.ts';

let current: { readonly userId: number; readonly answers: ShareAnswers } | undefined;

onSessionEnd(() => {
  current?.answers.stop();
  current = undefined;
});

/** One for the page, so leaving a project does not stop its reply. */
function answersOf(userId: number, client: QueryClient): ShareAnswers {
  if (current?.userId !== userId) {
    current?.answers.stop();
    const answers = createShareAnswers({
      userId,
      storage: () => window.localStorage,
      send: ({ shareId, interest, reason }) => sendInterest(shareId, interest, reason),
      onSent: () => void refreshShared(client),
    });
    current = { userId, answers };
  }
  return current.answers;
}

/** Replies that are on their way, and how to give one. */
export function useShareAnswers(userId: number) {
  const answers = answersOf(userId, useQueryClient());
  useEffect(() => answers.start(), [answers]);
  const { kept, refused, isSending } = useStore(answers.state);
  return { kept, refused, isSending, give: answers.give };
}
