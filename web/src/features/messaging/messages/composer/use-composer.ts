import { typingEveryMs } from '@callboard/contract/live';
import type { Conversation } from '@callboard/contract/messaging/conversations';
import { type Message, maxMessageLength } from '@callboard/contract/messaging/messages';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { sendTyping } from '../../../../shared/lib/live/index.ts';
import { saveDraft, saveEdit, stopEditing, useDraft, useOutgoing } from '../data/index.ts';

function insertAtCursor(
  field: HTMLTextAreaElement | null,
  inserted: string,
  change: (text: string) => void,
): void {
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  change(value.slice(0, selectionStart) + inserted + value.slice(selectionEnd));
  const at = selectionStart + inserted.length;
  // React has rendered the new text by then.
  requestAnimationFrame(() => {
    field.focus();
    field.setSelectionRange(at, at);
  });
}

/** Sends the typing event at most once per interval. */
function useTypingSignal(appId: number): () => void {
  const lastSent = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = Date.now();
    if (now - lastSent.current < typingEveryMs) return;
    lastSent.current = now;
    sendTyping(appId);
  }, [appId]);
}

interface ComposerOptions {
  readonly conversation: Conversation;
  readonly userId: number;
  readonly editing: Message | undefined;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Edited text is separate from the draft of a new message. */
function useEditedText(editing: Message | undefined, field: ComposerOptions['field']) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const id = editing?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per message, not for each version of it.
  useEffect(() => {
    setProblem(undefined);
    if (!editing) return;
    setText(editing.text);
    field.current?.focus();
  }, [id]);
  return { text, setText, problem, setProblem, isSaving, setIsSaving };
}

export function useComposer({ conversation, userId, editing, field }: ComposerOptions) {
  const { t } = useTranslation('messages');
  const { appId } = conversation;
  const draft = useDraft(userId, appId);
  const { send } = useOutgoing(appId);
  const edit = useEditedText(editing, field);
  const [isNotStored, setIsNotStored] = useState(false);
  const text = editing ? edit.text : draft.text;
  const { length } = text.trim();
  const hasSomething = length > 0 || (!editing && draft.files.length > 0);

  const sendTyping = useTypingSignal(appId);
  const change = (next: string) => {
    if (editing) return edit.setText(next);
    saveDraft(userId, appId, { ...draft, text: next });
    if (next.length > draft.text.length) sendTyping();
  };

  const save = async (message: Message) => {
    if (text.trim() === message.text) return stopEditing();
    edit.setIsSaving(true);
    try {
      await saveEdit(message.id, text.trim());
      stopEditing();
    } catch (error) {
      const { code, fields } = readRequestError(error);
      edit.setProblem(
        fields[0]?.message ?? t(code === 'CONFLICT' ? 'composer.editLate' : 'composer.editFailed'),
      );
    } finally {
      edit.setIsSaving(false);
    }
  };

  const isSendable = hasSomething && length <= maxMessageLength && !edit.isSaving;
  const quoted = useRef(draft.quote?.id);
  useEffect(() => {
    // Choosing a message to reply to moves the focus to the field.
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
      setIsNotStored(!send({ text: text.trim(), quote: quote ?? undefined, files }));
      saveDraft(userId, appId, { text: '', quote: null, files: [] });
      field.current?.focus();
    },
    quote: editing ? null : draft.quote,
    removeQuote: () => saveDraft(userId, appId, { ...draft, quote: null }),
    stopEditing,
    insert: (inserted: string) => insertAtCursor(field.current, inserted, change),
    problem: edit.problem ?? (isNotStored ? t('composer.notKept') : undefined),
  };
}
export type ComposerState = ReturnType<typeof useComposer>;
