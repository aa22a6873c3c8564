import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../../shared/lib/session/index.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { renderAtAddress, signInRecruiter, someCount, stubServer, stubWidth } from '../filters-for-test.tsx';
import type { OnFilters } from '../model/filter-changes.ts';
import { FilterSheet, FiltersButton } from './filter-sheet.tsx';

function Page({ search, onFilters }: { search: TalentSearch; onFilters: OnFilters }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FiltersButton search={search} onOpen={() => setIsOpen(true)} />
      <FilterSheet search={search} onFilters={onFilters} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const open = (start: TalentFilters = {}) =>
  renderAtAddress(start, (search, onFilters) => <Page search={search} onFilters={onFilters} />);

beforeEach(() => {
  stubWidth(390);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  signInRecruiter();
});
afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the filter sheet', () => {
  it('counts a draft, and applies it as one history entry', async () => {
    stubServer((query) => someCount({ count: query.size > 2 ? 40 : 900 }));
    const steps = open();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Female' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hindi' }));
    const show = await screen.findByRole('button', { name: 'Show 40' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('40 talents'));
    expect(steps).toEqual([]);
    await userEvent.click(show);
    await waitFor(() => expect(steps).toEqual([{ filters: { gender: [1], language: [1] }, replace: false }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Filters, 2 set' })).toBeTruthy();
  });

  it('keeps an unfinished draft when it is closed', async () => {
    stubServer();
    const steps = open({ gender: [2] });
    await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 set' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Hindi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close filters' }));
    expect(steps).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 set' }));
    expect(await screen.findByRole('checkbox', { name: 'Hindi', checked: true })).toBeTruthy();
  });

  it('clears the draft only', async () => {
    stubServer();
    const steps = open({ gender: [2], characterId: 7 });
    await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 set' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(steps).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(steps).toEqual([{ filters: { characterId: 7 }, replace: false }]));
  });

  it('is before the chips on a tablet', () => {
    stubWidth(768);
    stubServer();
    open({ gender: [2], language: [1] });
    const button = screen.getByRole('button', { name: 'Filters, 2 set' });
    expect(button.textContent).toBe('Filters 2');
  });
});
