import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../../shared/lib/session/index.ts';
import {
  problemResponse,
  renderAtAddress,
  signInRecruiter,
  someCount,
  startAsGuest,
  stubServer,
  stubWidth,
} from '../filters-for-test.tsx';
import { FilterRail } from './filter-rail.tsx';

const open = (start: TalentFilters = {}) =>
  renderAtAddress(start, (search, onFilters) => (
    <FilterRail search={search} onFilters={onFilters} onShow={() => undefined} />
  ));

beforeEach(() => {
  stubWidth(1440);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('takes a fee as people write it, with those who state none unless they are left out', async () => {
  signInRecruiter();
  stubServer();
  const steps = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Work preferences/ }));
  const amount = await screen.findByRole('textbox', { name: 'Usual fee in rupees, up to' });
  await userEvent.type(amount, '₹ 12,345{Enter}');
  await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ feeMax: 12_500 }));
  expect(amount).toHaveProperty('value', '12,500');
  const unstated = screen.getByRole('checkbox', { name: 'Also those who state no day rate' });
  expect(unstated).toHaveProperty('checked', true);
  await userEvent.click(unstated);
  await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ feeMax: 12_500, feeStated: true }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What the fee is for' }), 'per project');
  await waitFor(() =>
    expect(steps.at(-1)?.filters).toEqual({ feeMax: 12_500, feePer: 'project', feeStated: true }),
  );
  await userEvent.clear(amount);
  await userEvent.type(amount, 'cheap{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Enter an amount like 12,500 or 1.2 lakh');
});

it('offers the fee to no guest', async () => {
  startAsGuest();
  stubServer();
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Work preferences/ }));
  await screen.findByText('Lives in (city)');
  expect(screen.queryByRole('textbox', { name: /fee/i })).toBeNull();
});

it('tells a frozen recruiter why, and removes it', async () => {
  signInRecruiter();
  stubServer((query) =>
    query.has('feeMax') ? problemResponse(403, 'PROFILE_FROZEN', ['feeMax']) : someCount(),
  );
  const steps = open({ gender: [1], feeMax: 500 });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your profile is frozen, so you can’t search by this: Fee up to');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ gender: [1] }));
});
