import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../../shared/lib/session/index.ts';
import { renderAtAddress, signInRecruiter, someCount, stubServer } from '../filters-for-test.tsx';
import { FilterChips } from './filter-chips.tsx';
import { NothingFound } from './nothing-found.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  signInRecruiter();
});
afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const drops = [
  { filter: 'gender', count: 2592 } as const,
  { filter: 'skills', count: 6514 } as const,
  { filter: 'userName', count: 0 } as const,
];
const filters = { gender: [1], skills: [1, 2], userName: 'Ananya' };

describe('the filter chips', () => {
  it('show how many more match without each filter', async () => {
    stubServer(() => someCount({ count: 1204, filterDrops: drops }));
    renderAtAddress(filters, (search, onFilters) => <FilterChips search={search} onFilters={onFilters} />);
    expect(await screen.findByText('+1,388')).toBeTruthy();
    const chips = screen.getAllByRole('listitem').map((chip) => chip.textContent);
    expect(chips).toEqual([
      'Female+1,3881,388 more talents without it',
      'Kathak or Swimming+5,3105,310 more talents without it',
      '“Ananya”+00 more talents without it',
    ]);
  });

  it('remove a filter and move the focus to the next', async () => {
    stubServer(() => someCount({ filterDrops: drops }));
    const steps = renderAtAddress(filters, (search, onFilters) => (
      <FilterChips search={search} onFilters={onFilters} />
    ));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Kathak or Swimming' }));
    await waitFor(() =>
      expect(steps).toEqual([{ filters: { gender: [1], userName: 'Ananya' }, replace: false }]),
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove “Ananya”');
    expect(screen.getByRole('status').textContent).toBe('Kathak or Swimming removed');
  });
});

describe('an empty result', () => {
  const open = () =>
    renderAtAddress(filters, (search, onFilters) => <NothingFound search={search} onFilters={onFilters} />);

  it('names the filter that hides most, then the others', async () => {
    stubServer(() => someCount({ count: 0, filterDrops: drops }));
    const steps = open();
    expect(await screen.findByText('Without ‘Kathak or Swimming’: 6,514 talents.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Without ‘Female’: 2,592 talents',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove ‘Kathak or Swimming’' }));
    expect(steps).toEqual([{ filters: { gender: [1], userName: 'Ananya' }, replace: false }]);
  });

  it('offers to clear all when no single filter helps', async () => {
    stubServer(() => someCount({ count: 0, filterDrops: drops.map((drop) => ({ ...drop, count: 0 })) }));
    const steps = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(steps).toEqual([{ filters: {}, replace: false }]));
  });
});
