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
      'Any of Kathak, Swimming+5,3105,310 more talents without it',
      '“Ananya”+00 more talents without it',
    ]);
  });

  it('remove a filter and move the focus to the next', async () => {
    stubServer(() => someCount({ filterDrops: drops }));
    const steps = renderAtAddress(filters, (search, onFilters) => (
      <FilterChips search={search} onFilters={onFilters} />
    ));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Any of Kathak, Swimming' }));
    await waitFor(() =>
      expect(steps).toEqual([{ filters: { gender: [1], userName: 'Ananya' }, replace: false }]),
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove “Ananya”');
    expect(screen.getByRole('status').textContent).toBe('Any of Kathak, Swimming removed');
  });
});

describe('the row of chips', () => {
  it('says what it is for before there are any', async () => {
    stubServer();
    renderAtAddress({}, (search, onFilters) => <FilterChips search={search} onFilters={onFilters} />);
    expect(await screen.findByText('Filters you set will show up here.')).toBeTruthy();
  });
});

describe('an empty result', () => {
  it('names two filters that clash, and removes both', async () => {
    const pairDrops = [
      { filters: ['gender', 'userName'] as ['gender', 'userName'], count: 12 },
      { filters: ['skills', 'userName'] as ['skills', 'userName'], count: 1 },
    ];
    stubServer(() =>
      someCount({ count: 0, filterDrops: drops.map((drop) => ({ ...drop, count: 0 })), pairDrops }),
    );
    const steps = open();
    expect(
      await screen.findByText('These two clash. Without ‘Female’ and ‘“Ananya”’: 12 talents.'),
    ).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Without ‘Any of Kathak, Swimming’ and ‘“Ananya”’: 1 talent',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove both' }));
    expect(steps).toEqual([{ filters: { skills: [1, 2] }, replace: false }]);
  });

  const open = () =>
    renderAtAddress(filters, (search, onFilters) => <NothingFound search={search} onFilters={onFilters} />);

  it('names the filter that hides most, then the others', async () => {
    stubServer(() => someCount({ count: 0, filterDrops: drops }));
    const steps = open();
    expect(await screen.findByText('Without ‘Any of Kathak, Swimming’: 6,514 talents.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Without ‘Female’: 2,592 talents',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove ‘Any of Kathak, Swimming’' }));
    expect(steps).toEqual([{ filters: { gender: [1], userName: 'Ananya' }, replace: false }]);
  });

  it('offers to clear all when no single filter helps', async () => {
    stubServer(() => someCount({ count: 0, filterDrops: drops.map((drop) => ({ ...drop, count: 0 })) }));
    const steps = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(steps).toEqual([{ filters: {}, replace: false }]));
  });
});
