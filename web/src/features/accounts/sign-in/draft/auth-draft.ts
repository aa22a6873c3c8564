import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const SentCode = z.object({
  mobile: z.string(),
  for: z.enum(['sign-in', 'sign-up']),
  channel: z.enum(['sms', 'whatsapp']),
  /** When it was asked for, in milliseconds. */
  at: z.number(),
});
export type SentCode = z.infer<typeof SentCode>;

/** What was typed so far, whichever form it was typed into. Never a password or a code. */
const AuthDraft = z.object({
  kind: z.union([z.literal(1), z.literal(2)]).optional(),
  way: z.enum(['email', 'mobile']),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  email: z.string(),
  mobile: z.string(),
  sentCode: SentCode.optional(),
});
export type AuthDraft = z.infer<typeof AuthDraft>;
export type Way = AuthDraft['way'];

const blank: AuthDraft = { way: 'email', firstName: '', lastName: '', company: '', email: '', mobile: '' };

/** Kept for the tab: phones throw pages away while their owner looks for the code in another app. */
const storageKey = 'callboard-auth-draft';

/** A code is good for ten minutes; after that one starts with the number again. */
const codeLife = 600_000;

function restore(): AuthDraft {
  try {
    const { sentCode, ...typed } = AuthDraft.parse(
      JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null'),
    );
    return sentCode && Date.now() - sentCode.at < codeLife ? { ...typed, sentCode } : typed;
  } catch {
    return blank;
  }
}

function store(draft: AuthDraft | undefined): void {
  try {
    if (draft) window.sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else window.sessionStorage.removeItem(storageKey);
  } catch {
    // Storage may be forbidden or full; what was typed then lives as long as the page.
  }
}

let draft: AuthDraft | undefined;
const listeners = new Set<() => void>();

const tellAll = () => {
  for (const tell of listeners) tell();
};

export function readDraft(): AuthDraft {
  draft ??= restore();
  return draft;
}

export function keepInDraft(change: Partial<AuthDraft>): void {
  draft = { ...readDraft(), ...change };
  store(draft);
  tellAll();
}

/** Back to the number, which stays. */
export function forgetSentCode(): void {
  const { sentCode, ...typed } = readDraft();
  draft = typed;
  store(draft);
  tellAll();
}

/** Once somebody is in, nothing of it is left for the next person at the same screen. */
export function forgetDraft(): void {
  draft = blank;
  store(undefined);
  tellAll();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDraft = (): AuthDraft => useSyncExternalStore(subscribe, readDraft, () => blank);
