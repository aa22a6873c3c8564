import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { type Answers, noContent, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { createQueryClient } from '../../../shared/lib/api/query-client.ts';
import { session } from '../../../shared/lib/session/index.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { clearDraft } from './draft/auth-draft.ts';
import { setPendingEmail } from './flow/pending-email.ts';

/** One step of signing in as a page, with the draft as it is. */
export function reopenStep(step: ReactNode, answers: Answers = {}) {
  const server = startFakeServer({ 'POST /v1/auth/logout': noContent, ...answers });
  const router = createMemoryRouter(
    [
      { path: '/auth', element: step },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/auth'] },
  );
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...server, close: unmount, path: () => router.state.location.pathname };
}

/** The same with an empty draft. */
export function openStep(step: ReactNode, answers: Answers = {}) {
  clearDraft();
  setPendingEmail(undefined);
  return reopenStep(step, answers);
}

export async function cleanUp() {
  await act(async () => {
    await session.end();
    clearDraft();
    setPendingEmail(undefined);
  });
  toasts.set([]);
  localStorage.clear();
  window.history.replaceState({}, '', '/');
  vi.unstubAllGlobals();
}

export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([type="radio"])' });
export const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const alertText = async () => (await screen.findByRole('alert')).textContent ?? '';

export async function fill(fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    await userEvent.click(field(name));
    fireEvent.change(field(name), { target: { value: text } });
  }
}

/** Six digits at once, as phones fill them in. */
export const enterCode = (label: string, code: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } });
