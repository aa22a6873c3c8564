import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../shared/lib/api/fake-server-for-test.ts';
import { notSent } from '../../shared/lib/send-later/not-sent.ts';
import { loadSession, session } from '../../shared/lib/session/index.ts';
import { toasts } from '../../shared/ui/toast/toast.ts';
import { openApp, signIn, talent } from './shell-for-test.tsx';

beforeAll(loadSession);
afterEach(async () => {
  await session.end();
  toasts.set([]);
  vi.unstubAllGlobals();
});

it('what was refused is said on any page, once, with the way back to it', async () => {
  startFakeServer({});
  signIn(talent);
  const router = openApp('/About');
  act(() => notSent.set({ text: 'Your application wasn’t sent', label: 'See why', to: '/Support' }));
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  const [said] = toasts.get();
  expect(said).toMatchObject({ text: 'Your application wasn’t sent!', severity: 'error' });
  expect(notSent.get()).toBeUndefined();
  act(() => said?.next?.onPress());
  await waitFor(() => expect(router.state.location.pathname).toBe('/Support'));
});
