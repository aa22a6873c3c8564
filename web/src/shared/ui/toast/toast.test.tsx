import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { toast } from './toast.ts';
import ToastContainer from './toast-container.tsx';

const exitTransition = 500;

afterEach(() => void vi.useRealTimers());

describe('toast', () => {
  it('shows the text followed by an exclamation mark, as a success by default', () => {
    renderForTest(<ToastContainer />);
    act(() => void toast('Profile saved'));
    expect(screen.getByText('Profile saved!')).toBeTruthy();
    expect(screen.getByRole('status').dataset.severity).toBe('success');
  });

  it('shows the same words once, for as long as those said last', () => {
    vi.useFakeTimers();
    renderForTest(<ToastContainer />);
    act(() => void toast('Link copied'));
    act(() => void vi.advanceTimersByTime(4000));
    act(() => void toast('Link copied'));
    expect(screen.getAllByText('Link copied!')).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.getAllByText('Link copied!')).toHaveLength(1);
  });

  it('keeps every way to undo, also under the same words', () => {
    renderForTest(<ToastContainer />);
    const action = { label: 'Undo', onPress: () => undefined };
    act(() => void toast('Message discarded', { action }));
    act(() => void toast('Message discarded', { action }));
    expect(screen.getAllByText('Message discarded!')).toHaveLength(2);
  });

  it('adds the mark to any text', () => {
    renderForTest(<ToastContainer />);
    act(() => void toast('Please select valid file.'));
    expect(screen.getByText('Please select valid file.!')).toBeTruthy();
  });

  it('shows three at a time', () => {
    renderForTest(<ToastContainer />);
    act(() => ['One', 'Two', 'Three'].forEach((text) => void toast(text)));
    expect(screen.getAllByRole('status').map((shown) => shown.textContent)).toEqual([
      'One!',
      'Two!',
      'Three!',
    ]);
  });

  it('raises an alert for an error', () => {
    renderForTest(<ToastContainer />);
    act(() => void toast('Please select file within 10MB', { severity: 'error' }));
    expect(screen.getByRole('alert').textContent).toContain('Please select file within 10MB!');
    expect(screen.getByRole('alert').dataset.severity).toBe('error');
  });

  it('hides after five seconds, not before', () => {
    vi.useFakeTimers();
    renderForTest(<ToastContainer />);
    act(() => void toast('Profile saved'));
    act(() => vi.advanceTimersByTime(4900));
    expect(screen.queryByText('Profile saved!')).not.toBeNull();
    act(() => vi.advanceTimersByTime(200));
    act(() => vi.advanceTimersByTime(exitTransition));
    expect(screen.queryByText('Profile saved!')).toBeNull();
  });

  it('can be dismissed', async () => {
    const onPress = vi.fn();
    renderForTest(<ToastContainer />);
    act(() => void toast('Devika Nair shortlisted', { action: { label: 'Undo', onPress } }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});
