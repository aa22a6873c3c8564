import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';

const most = 3;

/** What is read out: only what the other one has just written, never what was loaded to be scrolled to. */
export function useAnnouncement(
  { other }: Conversation,
  messages: readonly Message[],
  hasNewer: boolean,
): string {
  const { t } = useTranslation('messages');
  const last = useRef<number>(undefined);
  const [words, setWords] = useState('');
  useEffect(() => {
    const newest = messages.at(-1)?.seq ?? 0;
    const before = last.current;
    if (hasNewer) return;
    last.current = Math.max(before ?? 0, newest);
    if (before === undefined) return;
    const came = messages.filter(({ seq, user_id }) => seq > before && user_id === other.user_id);
    if (came.length === 0) return;
    const said = came
      .slice(-most)
      .map(({ text }) => t('thread.came', { name: other.first_name, words: text || t('thread.cameFiles') }));
    setWords(said.join('. '));
  }, [messages, hasNewer, other, t]);
  return words;
}
