import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { refreshUnlocked, sendLetter } from '../api.ts';
import { changedLetter, forgetLetter, keepLetter, type LetterDraft, readLetter } from './letter-draft.ts';

export const mostInSubject = 160;
export const mostInMessage = 7000;

type Field = 'subject' | 'message';
export type LetterFault = 'subject' | 'message' | 'long';

const most: Record<Field, number> = { subject: mostInSubject, message: mostInMessage };

function faultOf(field: Field, text: string): LetterFault | undefined {
  if (text.trim() === '') return field;
  return text.trim().length > most[field] ? 'long' : undefined;
}

interface LetterOptions {
  readonly talentId: number;
  readonly userId: number;
  readonly onSent: () => void;
}

/** Typing, keeping and sending one letter, without losing a word of it. */
export function useLetter({ talentId, userId, onSent }: LetterOptions) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => readLetter(userId, talentId));
  const [faults, setFaults] = useState<Partial<Record<Field, LetterFault | undefined>>>({});
  const keep = (next: LetterDraft) => {
    setDraft(next);
    keepLetter(userId, talentId, next);
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ subject, message, clientId }: LetterDraft) =>
      sendLetter({ talentId, subject: subject.trim(), message: message.trim(), client_id: clientId }),
    onMutate: (sent) => keep({ ...sent, wasTried: true }),
    onSuccess: () => {
      forgetLetter(userId, talentId);
      void refreshUnlocked(client);
      onSent();
    },
  });

  const change = (changed: Partial<Pick<LetterDraft, Field>>) => {
    keep(changedLetter(draft, changed));
    setFaults({});
    if (error) reset();
  };
  const send = () => {
    const found = { subject: faultOf('subject', draft.subject), message: faultOf('message', draft.message) };
    setFaults(found);
    if (!found.subject && !found.message) mutate(draft);
    return found;
  };
  return {
    draft,
    faults,
    change,
    send,
    isSending: isPending,
    trouble: error ? readTrouble(error) : undefined,
  };
}
