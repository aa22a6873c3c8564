import { describe, expect, it, vi } from 'vitest';
import { notifyUserChanged, onUserChanged } from './user-changed.ts';

describe('onUserChanged', () => {
  it('notifies listeners until they unsubscribe', () => {
    const chat = vi.fn();
    const stop = onUserChanged(chat);
    notifyUserChanged({ user_id: 7 });
    expect(chat).toHaveBeenCalledExactlyOnceWith({ user_id: 7 });
    stop();
    notifyUserChanged({ user_id: 7 });
    expect(chat).toHaveBeenCalledOnce();
  });
});
