import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../i18n.ts';
import { createQueryClient } from '../../../../shared/lib/api/query-client.ts';
import { sampleConversation } from '../data/thread-for-test.ts';
import { SearchResults } from './search-results.tsx';

const ananya = {
  person: sampleConversation().other,
  project: null,
  character_name: null,
  appId: null,
};

/** Finds only Ananya, and no messages. */
const answer = async (url: string | URL) => {
  const requested = new URL(String(url), 'http://localhost');
  const isHer = requested.pathname.endsWith('autocomplete') && requested.searchParams.get('q') === 'Ananya';
  return Response.json({ results: isHer ? [ananya] : [] });
};

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

function renderSearch(first: string) {
  const client = createQueryClient();
  const ref = { current: null };
  const element = (query: string) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SearchResults query={query} userId={1} frame={ref} field={ref} onOpen={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(element(first));
  return { search: (next: string) => rerender(element(next)) };
}

describe('searching people and messages', () => {
  it('says when nothing was found', async () => {
    renderSearch('Kathak');
    expect(await screen.findByText('No results for “Kathak”')).toBeTruthy();
  });

  it('says when it is offline instead of showing old results, and searches once online', async () => {
    const { search } = renderSearch('Ananya');
    expect(await screen.findByRole('heading', { name: 'People' })).toBeTruthy();
    act(() => onlineManager.setOnline(false));
    search('Kathak');
    expect(screen.getByText(/^You’re offline\./)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'People' })).toBeNull();
    expect(screen.queryByText(/^No results for/)).toBeNull();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('No results for “Kathak”')).toBeTruthy();
    expect(screen.queryByText(/^You’re offline\./)).toBeNull();
  });
});
