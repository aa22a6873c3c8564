import { describe, expect, it, vi } from 'vitest';
import { onUserChanged, tellUserChanged } from './user-changed.ts';

describe('onUserChanged', () => {
  it('notifies listeners until they unsubscribe', () => {
    const chat = vi.fn();
    const stop = onUserChanged(chat);
    tellUserChanged({ user_id: 7 });
    expect(chat).toHaveBeenCalledExactlyOnceWith({ user_id: 7 });
    stop();
    tellUserChanged({ user_id: 7 });
    expect(chat).toHaveBeenCalledOnce();
  });
});
