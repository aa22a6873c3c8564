import { typingEveryMs } from '@callboard/contract/live';
import type { Conversation } from '@callboard/contract/messaging/conversations';
import { type Message, maxMessageLength } from '@callboard/contract/messaging/messages';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { sendTyping } from '../../../../shared/lib/live/index.ts';
import { changeWords, endEditing, keepDraft, useDraft, useOutgoing } from '../data/index.ts';

/** Puts a piece of text where the cursor stands, and the cursor after it. */
function putIn(field: HTMLTextAreaElement | null, piece: string, change: (text: string) => void): void {
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  change(value.slice(0, selectionStart) + piece + value.slice(selectionEnd));
  const at = selectionStart + piece.length;
  // The new text is in the field after the next drawing.
  requestAnimationFrame(() => {
    field.focus();
    field.setSelectionRange(at, at);
  });
}

/** Says that somebody is typing, no oftener than is needed to keep it true. */
function useSayTyping(appId: number): () => void {
  const said = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = Date.now();
    if (now - said.current < typingEveryMs) return;
    said.current = now;
    sendTyping(appId);
  }, [appId]);
}

interface WritingParts {
  readonly conversation: Conversation;
  readonly userId: number;
  readonly editing: Message | undefined;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

export interface Writing {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly isSendable: boolean;
  readonly send: () => void;
  readonly quote: NonNullable<Message['quote']> | null;
  readonly dropQuote: () => void;
  readonly stopEditing: () => void;
  /** Puts something where the cursor is. */
  readonly insert: (piece: string) => void;
  readonly problem: string | undefined;
}

/** The words of a change are their own: what was begun before stays what it is. */
function useChangedWords(editing: Message | undefined, field: WritingParts['field']) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const id = editing?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with each message once, not with each version of it.
  useEffect(() => {
    setProblem(undefined);
    if (!editing) return;
    setWords(editing.text);
    field.current?.focus();
  }, [id]);
  return { words, setWords, problem, setProblem, isSaving, setIsSaving };
}

/** Everything the composer knows about the words in it. */
export function useComposer({ conversation, userId, editing, field }: WritingParts): Writing {
  const { t } = useTranslation('messages');
  const { appId } = conversation;
  const draft = useDraft(userId, appId);
  const { send } = useOutgoing(appId);
  const changing = useChangedWords(editing, field);
  const [isNotKept, setIsNotKept] = useState(false);
  const text = editing ? changing.words : draft.text;
  const { length } = text.trim();
  const hasSomething = length > 0 || (!editing && draft.files.length > 0);

  const sendTyping = useSayTyping(appId);
  const change = (next: string) => {
    if (editing) return changing.setWords(next);
    keepDraft(userId, appId, { ...draft, text: next });
    if (next.length > draft.text.length) sendTyping();
  };

  const save = async (message: Message) => {
    if (text.trim() === message.text) return endEditing();
    changing.setIsSaving(true);
    try {
      await changeWords(message.id, text.trim());
      endEditing();
    } catch (error) {
      const { code, fields } = readRequestError(error);
      changing.setProblem(
        fields[0]?.message ?? t(code === 'CONFLICT' ? 'composer.editLate' : 'composer.editFailed'),
      );
    } finally {
      changing.setIsSaving(false);
    }
  };

  const isSendable = hasSomething && length <= maxMessageLength && !changing.isSaving;
  const quoted = useRef(draft.quote?.id);
  useEffect(() => {
    // Whoever has chosen what to answer writes at once.
    if (draft.quote && draft.quote.id !== quoted.current) field.current?.focus();
    quoted.current = draft.quote?.id;
  }, [draft.quote, field]);

  return {
    text,
    change,
    isSendable,
    send() {
      if (!isSendable) return;
      if (editing) return void save(editing);
      const { quote, files } = draft;
      setIsNotKept(!send({ text: text.trim(), quote: quote ?? undefined, files }));
      keepDraft(userId, appId, { text: '', quote: null, files: [] });
      field.current?.focus();
    },
    quote: editing ? null : draft.quote,
    dropQuote: () => keepDraft(userId, appId, { ...draft, quote: null }),
    stopEditing: endEditing,
    insert: (piece) => putIn(field.current, piece, change),
    problem: changing.problem ?? (isNotKept ? t('composer.notKept') : undefined),
  };
}
