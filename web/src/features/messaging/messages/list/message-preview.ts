import type { Message } from '@callboard/contract/messaging/messages';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';

/** Not sent yet. */
export interface Unsent {
  readonly draft: string;
  readonly waiting: readonly { readonly text: string; readonly state: 'sending' | 'waiting' | 'refused' }[];
}

export interface MessagePreview {
  readonly text: string;
  readonly mark?: 'draft' | 'waiting' | 'refused';
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function contentOf(message: Message, t: TFunction<'messages'>): string {
  if (message.is_deleted) return t('list.deleted');
  const text = oneLine(message.text);
  if (text) return text;
  const [first] = message.attachments;
  const count = message.attachments.length;
  if (message.attachments.every(({ kind }) => kind === 'photo')) return t('list.photo', { count });
  return count === 1 && first ? first.file_name : t('list.files', { count });
}

interface PreviewOptions {
  readonly last: Message | null;
  readonly unsent: Unsent;
  readonly userId: number;
}

/** The draft, else the last message on its way, else the last message. */
export function messagePreview(
  { last, unsent, userId }: PreviewOptions,
  t: TFunction<'messages'>,
): MessagePreview {
  const draft = oneLine(unsent.draft);
  if (draft) return { text: t('list.draft', { text: draft }), mark: 'draft' };
  const newest = unsent.waiting.at(-1);
  if (newest) {
    const text = oneLine(newest.text) || t('list.draftFiles');
    const isRefused = unsent.waiting.some(({ state }) => state === 'refused');
    return { text: t('list.you', { text }), mark: isRefused ? 'refused' : 'waiting' };
  }
  if (!last) return { text: t('list.nothing') };
  const content = contentOf(last, t);
  const isMine = last.user_id === userId && !last.is_deleted;
  return { text: isMine ? t('list.you', { text: content }) : content };
}
