import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { QueryState } from './query-state.tsx';

const refetch = vi.fn();
const show = (query: { data?: string[]; error?: unknown }) =>
  renderForTest(
    <QueryState
      query={{ data: query.data, error: query.error ?? null, refetch }}
      thing="your balance"
      waiting={<i data-testid="blocks" />}
      isEmpty={(names) => names.length === 0}
      empty={<p>New ones will show up here.</p>}
    >
      {(names) => <p>{names.join()}</p>}
    </QueryState>,
  );

describe('QueryState', () => {
  it('announces loading once and shows the skeleton', () => {
    show({});
    expect(screen.getByRole('status').textContent).toBe('Loading your balance');
    expect(screen.getByTestId('blocks')).toBeTruthy();
  });

  it.each([
    [new TypeError('Failed to fetch'), 'You’re offline.'],
    [{ problem: { status: 429 } }, 'Too many attempts.'],
    [new Error('Broken'), 'We couldn’t reach Callboard.'],
  ])('shows what failed and retries: %s', async (error, words) => {
    show({ error });
    expect(screen.getByRole('heading', { name: 'Couldn’t load your balance' })).toBeTruthy();
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalled();
  });

  it('shows cached data after a failed refetch', () => {
    show({ data: ['Asha'], error: new Error('Broken') });
    expect(screen.getByText('Asha')).toBeTruthy();
  });

  it('shows the empty state', () => {
    show({ data: [] });
    expect(screen.getByText('New ones will show up here.')).toBeTruthy();
  });
});
