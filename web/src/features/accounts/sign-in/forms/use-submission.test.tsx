import { ProblemError } from '@callboard/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSubmission } from './use-submission.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

const wrongCode = new ProblemError({ type: 'about:blank', title: 'No', status: 400, code: 'CODE_WRONG' });

describe('useSubmission', () => {
  it('sends once however often it is submitted', async () => {
    let answer: (word: string) => void = () => undefined;
    const send = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    const onDone = vi.fn();
    const { result } = renderHook(() => useSubmission(send, { onDone }), { wrapper });
    act(() => {
      result.current.submit('one');
      result.current.submit('two');
    });
    await waitFor(() => expect(result.current.isBusy).toBe(true));
    act(() => result.current.submit('three'));
    act(() => answer('in'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('retries with the same input', async () => {
    const send = vi.fn<(input: string) => Promise<string>>();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('in');
    const onDone = vi.fn();
    const { result } = renderHook(() => useSubmission(send, { onDone }), { wrapper });
    act(() => result.current.submit('hello'));
    await waitFor(() => expect(result.current.error?.code).toBe('NETWORK'));
    act(() => void result.current.retry());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(send.mock.calls.map(([input]) => input)).toEqual(['hello', 'hello']);
    expect(result.current.error).toBeUndefined();
  });

  it('reports an error by its code', async () => {
    const onError = vi.fn();
    const { result } = renderHook(
      () => useSubmission(() => Promise.reject(wrongCode), { onDone: vi.fn(), onError }),
      { wrapper },
    );
    act(() => result.current.submit(undefined));
    await waitFor(() => expect(result.current.error?.code).toBe('CODE_WRONG'));
    expect(onError).toHaveBeenCalledOnce();
  });
});
