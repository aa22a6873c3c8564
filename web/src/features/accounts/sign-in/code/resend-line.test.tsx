import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../i18n.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { ResendLine } from './resend-line.tsx';

afterEach(() => vi.useRealTimers());

describe('ResendLine', () => {
  it('counts down, then offers a new code', () => {
    vi.useFakeTimers();
    const onResend = vi.fn();
    renderForTest(<ResendLine text="Sent." sentAt={Date.now()} onResend={onResend} />);
    expect(screen.getByText('New code in 0:30')).toBeTruthy();
    act(() => vi.advanceTimersByTime(6000));
    expect(screen.getByText('New code in 0:24')).toBeTruthy();
    act(() => vi.advanceTimersByTime(24_000));
    screen.getByRole('button', { name: 'Send a new code' }).click();
    expect(onResend).toHaveBeenCalledOnce();
  });
});
