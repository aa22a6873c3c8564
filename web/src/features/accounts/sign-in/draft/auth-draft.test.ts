import { afterEach, describe, expect, it, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('./auth-draft.ts');
};

afterEach(() => window.sessionStorage.clear());

describe('the draft of a sign-up', () => {
  it('survives a reload', async () => {
    const first = await fresh();
    first.updateDraft({ email: 'asha@callboard.test', kind: 2 });
    const second = await fresh();
    expect(second.readDraft()).toMatchObject({ email: 'asha@callboard.test', kind: 2, method: 'email' });
  });

  it('is cleared after use', async () => {
    const first = await fresh();
    first.updateDraft({ mobile: '98490 27318' });
    first.clearDraft();
    expect(first.readDraft().mobile).toBe('');
    expect((await fresh()).readDraft().mobile).toBe('');
    expect(window.sessionStorage.length).toBe(0);
  });

  it('starts empty from unreadable storage', async () => {
    for (const stored of ['{', '{"method":"pigeon"}', '[]']) {
      window.sessionStorage.setItem('callboard-auth-draft', stored);
      expect((await fresh()).readDraft()).toMatchObject({ method: 'email', email: '' });
    }
  });
});
