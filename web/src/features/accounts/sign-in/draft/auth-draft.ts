import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const SentCode = z.object({
  mobile: z.string(),
  for: z.enum(['sign-in', 'sign-up']),
  channel: z.enum(['sms', 'whatsapp']),
  /** When it was sent, in milliseconds. */
  at: z.number(),
});
export type SentCode = z.infer<typeof SentCode>;

/** What was typed into any of the auth forms. Never a password or a code. */
const AuthDraft = z.object({
  kind: z.union([z.literal(1), z.literal(2)]).optional(),
  method: z.enum(['email', 'mobile']),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  email: z.string(),
  mobile: z.string(),
  sentCode: SentCode.optional(),
});
export type AuthDraft = z.infer<typeof AuthDraft>;
export type SignInMethod = AuthDraft['method'];

const blank: AuthDraft = { method: 'email', firstName: '', lastName: '', company: '', email: '', mobile: '' };

/** In session storage, because phones discard the page while its user reads the code in another app. */
const storageKey = 'callboard-auth-draft';

/** A code is valid for ten minutes. */
const codeLifetime = 600_000;

function restore(): AuthDraft {
  try {
    const { sentCode, ...typed } = AuthDraft.parse(
      JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null'),
    );
    return sentCode && Date.now() - sentCode.at < codeLifetime ? { ...typed, sentCode } : typed;
  } catch {
    return blank;
  }
}

function store(draft: AuthDraft | undefined): void {
  try {
    if (draft) window.sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else window.sessionStorage.removeItem(storageKey);
  } catch {
    // Storage may be blocked or full. The draft then lives as long as the page.
  }
}

let draft: AuthDraft | undefined;
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

export function readDraft(): AuthDraft {
  draft ??= restore();
  return draft;
}

export function updateDraft(change: Partial<AuthDraft>): void {
  draft = { ...readDraft(), ...change };
  store(draft);
  notifyListeners();
}

export function clearSentCode(): void {
  const { sentCode, ...typed } = readDraft();
  draft = typed;
  store(draft);
  notifyListeners();
}

/** After signing in, so the next person at this screen finds nothing. */
export function clearDraft(): void {
  draft = blank;
  store(undefined);
  notifyListeners();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDraft = (): AuthDraft => useSyncExternalStore(subscribe, readDraft, () => blank);
