import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../shared/lib/api/query-client.ts';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import { CityChips, CitySelect } from './city-fields.tsx';

const city = (id: number, name: string, name_hi: string | null = null) => ({
  id,
  name,
  name_hi,
  state: 'A state',
  country_id: 1,
});
const mumbai = city(1, 'Mumbai', 'मुंबई');
const hisar = city(2051, 'Hisar', 'हिसार');

const listOf = (results: readonly unknown[]) =>
  Response.json({ results, page: 1, limit: 20, totalPages: 1, totalResults: results.length });

let searched: string[] = [];
let isDown = false;

beforeEach(() => {
  searched = [];
  isDown = false;
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://callboard.test');
    if (url.pathname.endsWith('masterData')) {
      return Response.json({ cities: [mumbai], countries: [{ id: 1, name: 'India', iso_code: 'IN' }] });
    }
    if (isDown) throw new TypeError('offline');
    if (url.searchParams.has('ids')) return listOf([hisar]);
    const text = url.searchParams.get('text') ?? '';
    searched.push(text);
    return listOf([hisar].filter(({ name, name_hi }) => `${name}${name_hi}`.toLowerCase().includes(text)));
  });
});

function City({ start = null }: { start?: number | string | null }) {
  const [value, setValue] = useState<number | string | null>(start);
  return (
    <>
      <CitySelect label="City" value={value} onChange={setValue} />
      <samp>{value}</samp>
    </>
  );
}

function Cities() {
  const [value, setValue] = useState<(number | string)[]>([2051]);
  return (
    <>
      <CityChips label="Cities" value={value} onChange={setValue} most={5} />
      <samp>{value.join()}</samp>
    </>
  );
}

const show = (field: React.ReactNode) =>
  renderForTest(<QueryClientProvider client={createQueryClient()}>{field}</QueryClientProvider>);
const line = () => screen.getByRole<HTMLInputElement>('combobox');
const chosen = () => document.querySelector('samp')?.textContent;

describe('CitySelect', () => {
  it('offers popular cities first, and asks the server once typing pauses', async () => {
    show(<City />);
    await userEvent.click(line());
    expect(await screen.findByRole('option', { name: /Mumbai/ })).toBeTruthy();
    await userEvent.type(line(), 'hisar');
    await userEvent.click(await screen.findByRole('option', { name: /Hisar/ }));
    expect(searched).toEqual(['hisar']);
    expect(chosen()).toBe('2051');
    expect(line().value).toBe('Hisar');
  });

  it('finds by Devanagari and shows the Hindi name', async () => {
    show(<City />);
    await userEvent.type(line(), 'हिसार');
    expect((await screen.findByRole('option', { name: /Hisar/ })).textContent).toContain('हिसार');
  });

  it('names a chosen city that is not a popular one', async () => {
    show(<City start={2051} />);
    await waitFor(() => expect(line().value).toBe('Hisar'));
  });

  it('keeps the text when it is left before the server has answered, and without a connection', async () => {
    isDown = true;
    show(<City />);
    await userEvent.type(line(), 'hisar{Tab}');
    expect(chosen()).toBe('hisar');
    expect(line().value).toBe('hisar');
  });

  it('says when it cannot search', async () => {
    isDown = true;
    show(<City />);
    await userEvent.type(line(), 'hisa');
    expect(await screen.findByText(/Couldn’t search right now/)).toBeTruthy();
    expect(line().value).toBe('hisa');
  });
});

describe('CityChips', () => {
  it('takes cities and texts together', async () => {
    show(<Cities />);
    expect(await screen.findByRole('button', { name: 'Remove Hisar' })).toBeTruthy();
    await userEvent.type(line(), 'mumbai{Enter}');
    await userEvent.type(line(), 'Kelshi{Enter}');
    expect(chosen()).toBe('2051,1,Kelshi');
  });
});
