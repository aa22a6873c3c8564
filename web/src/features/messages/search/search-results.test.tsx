import { MantineProvider } from '@mantine/core';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../words.ts';
import { createQueryClient } from '../../../shared/lib/query-client.ts';
import { SearchResults } from './search-results.tsx';

const nothing = { results: [] };

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(nothing)));
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

function drawSearch(words: string) {
  const client = createQueryClient();
  const part = { current: null };
  const draw = (query: string) => (
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <MemoryRouter>
          <SearchResults query={query} userId={1} frame={part} field={part} onOpen={() => undefined} />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(draw(words));
  return { search: (next: string) => rerender(draw(next)) };
}

describe('searching people and messages', () => {
  it('says when nothing was found', async () => {
    drawSearch('Kathak');
    expect(await screen.findByText('Nothing found for “Kathak”')).toBeTruthy();
  });

  it('without a line says so, and not that nothing was found; with the line the answer comes', async () => {
    const { search } = drawSearch('Kathak');
    await screen.findByText('Nothing found for “Kathak”');
    act(() => onlineManager.setOnline(false));
    search('Ananya');
    expect(screen.queryByText(/^Nothing found for/)).toBeNull();
    expect(screen.getByText(/^You are offline\./)).toBeTruthy();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('Nothing found for “Ananya”')).toBeTruthy();
    expect(screen.queryByText(/^You are offline\./)).toBeNull();
  });
});
