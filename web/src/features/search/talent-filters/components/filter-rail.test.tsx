import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const onShow = vi.fn();
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const open = (start: TalentFilters = {}) =>
  renderAtAddress(start, (search, onFilters) => (
    <FilterRail search={search} onFilters={onFilters} onShow={onShow} />
  ));

beforeEach(() => {
  stubWidth(1440);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onShow.mockReset();
});

describe('the filter rail', () => {
  it('applies a filter right away and counts on the button', async () => {
    signInRecruiter();
    stubServer((query) => someCount({ count: query.has('gender') ? 612 : 48_210 }));
    const steps = open();
    expect(await screen.findByRole('button', { name: 'Show 48,210' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Female' }));
    await waitFor(() => expect(steps).toEqual([{ filters: { gender: [1] }, replace: false }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Show 612' }));
    expect(onShow).toHaveBeenCalledOnce();
  });

  it('loads the count and visible facets first, and long lists when opened', async () => {
    signInRecruiter();
    const requests = stubServer();
    open({ language: [1] });
    await screen.findByRole('button', { name: 'Show 1,204' });
    const queries = () => requests.map(({ query }) => query.toString()).sort();
    const first = ['language=1&facets=age%2Clanguage%2Cheight', 'language=1&filterDrops=true'];
    await waitFor(() => expect(queries()).toEqual(first));
    await userEvent.click(screen.getByRole('button', { name: 'Skill' }));
    await waitFor(() => expect(queries()).toEqual([...first, 'language=1&facets=skills'].sort()));
  });

  it('asks for all of the languages, at a least level', async () => {
    signInRecruiter();
    stubServer();
    const steps = open({ language: [1, 2] });
    const level = await screen.findByRole('combobox', { name: 'Level in these languages' });
    const group = screen.getByRole('group', { name: 'How Language match' });
    await userEvent.click(within(group).getByRole('radio', { name: 'All of the selected' }));
    await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ language: [1, 2], languageMatch: 'all' }));
    await userEvent.selectOptions(level, 'Fluent or better');
    await waitFor(() =>
      expect(steps.at(-1)?.filters).toEqual({ language: [1, 2], languageMatch: 'all', languageLevel: 3 }),
    );
    await userEvent.click(within(group).getByRole('radio', { name: 'Any of the selected' }));
    await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ language: [1, 2], languageLevel: 3 }));
  });

  it('keeps every option in its place, whatever is pressed and counted', async () => {
    signInRecruiter();
    const counts = (order: readonly number[]) => order.map((value, index) => ({ value, count: 100 - index }));
    stubServer((query) =>
      someCount({ facets: { language: counts(query.has('gender') ? [9, 8, 7, 6] : [5, 4, 3, 2]) } }),
    );
    open();
    const names = () =>
      within(screen.getByRole('group', { name: /^Language/ }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent?.replace(/\d+$/, ''));
    await waitFor(() => expect(names()).toEqual(['Tamil', 'Kannada', 'Bangla', 'Marathi']));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Female' }));
    await screen.findByRole('checkbox', { name: 'Tamil 0' });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Bangla/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Bangla/ }));
    expect(names()).toEqual(['Tamil', 'Kannada', 'Bangla', 'Marathi']);
  });

  it('keeps the counts until new ones arrive, and cancels outdated requests', async () => {
    signInRecruiter();
    let answerFirst: (count: ReturnType<typeof someCount>) => void = () => undefined;
    const requests = stubServer((query) => {
      if (query.has('passport')) return new Promise((resolve) => (answerFirst = resolve));
      return someCount({ count: query.has('gender') ? 5 : 900 });
    });
    open();
    await screen.findByRole('button', { name: 'Show 900' });
    await userEvent.click(await screen.findByRole('button', { name: /^Work preferences/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'With passport' }));
    await waitFor(() => expect(requests.some(({ query }) => query.has('passport'))).toBe(true));
    expect(screen.getByRole('button', { name: 'Show 900' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'With passport' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Male' }));
    await screen.findByRole('button', { name: 'Show 5' });
    expect(requests.find(({ query }) => query.has('passport'))?.signal?.aborted).toBe(true);
    answerFirst(someCount({ count: 77 }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show 5' })).toBeTruthy());
  });

  it('moving the age with keys is one history entry', async () => {
    signInRecruiter();
    stubServer();
    const steps = open({ minAge: 22, maxAge: 34 });
    const thumb = await screen.findByRole('slider', { name: 'Playing age, from' });
    thumb.focus();
    // One right after the other, however busy the machine is.
    await userEvent.setup({ delay: null }).keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await waitFor(() => expect(steps).toEqual([{ filters: { minAge: 24, maxAge: 34 }, replace: false }]));
  });

  it('shows the four most spoken languages and finds the others', async () => {
    signInRecruiter();
    stubServer(() =>
      someCount({
        facets: {
          language: [
            { value: 12, count: 40 },
            { value: 1, count: 1204 },
            { value: 2, count: 418 },
            { value: 3, count: 203 },
            { value: 4, count: 167 },
          ],
        },
      }),
    );
    const steps = open();
    const group = await screen.findByRole('group', { name: /^Language/ });
    await within(group).findByText('1,204');
    expect(within(group).getAllByRole('checkbox')).toHaveLength(4);
    await userEvent.click(within(group).getByRole('button', { name: '8 more of Language' }));
    await userEvent.type(within(group).getByRole('searchbox'), 'tul');
    await userEvent.click(within(group).getByRole('checkbox', { name: /Tulu/ }));
    await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ language: [12] }));
    await userEvent.click(within(group).getByRole('button', { name: 'Show fewer of Language' }));
    expect(within(group).getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  it('adds and removes cities by name', async () => {
    signInRecruiter();
    stubServer(() => someCount({ facets: { location: [{ value: 1, count: 12 }] } }));
    const steps = open({ location: [2] });
    const group = await screen.findByRole('group', { name: 'Location' });
    await userEvent.click(within(group).getByRole('button', { name: 'City' }));
    const line = within(group).getByRole('combobox');
    await userEvent.type(line, '12');
    expect(within(group).queryAllByRole('option')).toEqual([]);
    await userEvent.clear(line);
    await userEvent.type(line, 'bomb');
    await within(group).findByRole('option', { name: /Mumbai/ });
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.click(within(group).getByRole('button', { name: 'Open to travel' }));
    await userEvent.click(within(group).getByRole('button', { name: 'Remove Pune' }));
    await waitFor(() =>
      expect(steps.map(({ filters }) => filters)).toEqual([
        { location: [1, 2] },
        { location: [1, 2], openToTravel: true },
        { location: [1], openToTravel: true },
      ]),
    );
  });

  it('reads heights in feet and inches, and writes the unit to the URL', async () => {
    signInRecruiter();
    stubServer();
    const steps = open({ heightMin: 155 });
    await userEvent.click(await screen.findByRole('radio', { name: 'Feet and inches' }));
    await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ heightMin: 61, heightSizeType: 2 }));
    const to = screen.getByRole('textbox', { name: 'Height, to' });
    await userEvent.clear(to);
    await userEvent.type(to, "5'8{Enter}");
    await waitFor(() =>
      expect(steps.at(-1)?.filters).toEqual({ heightMin: 61, heightMax: 68, heightSizeType: 2 }),
    );
  });

  it('a character sets its musts and leaves the filters of its own that were there', async () => {
    signInRecruiter();
    stubServer();
    const steps = open({ skills: [1] });
    await screen.findByRole('option', { name: 'Meera, Monsoon Line' });
    const castingFor = screen.getByRole('combobox', { name: 'Casting for' });
    await userEvent.selectOptions(castingFor, '7');
    const withMeera = { skills: [1], characterId: 7, gender: [1], minAge: 22, maxAge: 34 };
    await waitFor(() => expect(steps).toEqual([{ filters: withMeera, replace: false }]));
    expect(screen.getByText('Monsoon Line, web series')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /musts/ })).toBeNull();
    await userEvent.selectOptions(castingFor, '');
    await waitFor(() => expect(steps.at(-1)).toEqual({ filters: { skills: [1] }, replace: false }));
  });

  it('another character replaces the musts of the one before, in one step', async () => {
    signInRecruiter();
    stubServer();
    const steps = open({ skills: [1], characterId: 7, gender: [1], minAge: 22, maxAge: 34 });
    await screen.findByRole('option', { name: 'Inspector Kale, Monsoon Line' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Casting for' }), '8');
    await waitFor(() =>
      expect(steps).toEqual([
        { filters: { skills: [1], characterId: 8, gender: [2], minAge: 40 }, replace: false },
      ]),
    );
  });

  it('offers the musts that were removed or changed', async () => {
    signInRecruiter();
    stubServer();
    const steps = open({ skills: [1], characterId: 7, minAge: 18, maxAge: 60 });
    await userEvent.click(await screen.findByRole('button', { name: 'Use all of Meera’s musts' }));
    await waitFor(() =>
      expect(steps.at(-1)?.filters).toEqual({
        skills: [1],
        characterId: 7,
        gender: [1],
        minAge: 22,
        maxAge: 34,
      }),
    );
  });

  it('one level for all takes the place of a level for each language', async () => {
    signInRecruiter();
    stubServer();
    const steps = open({ language: [1, 2], languageMatch: 'all', languageLevels: [13, 22] });
    const level = await screen.findByRole('combobox', { name: 'Level in these languages' });
    expect(level).toHaveProperty('value', 'own');
    await userEvent.selectOptions(level, '3');
    await waitFor(() =>
      expect(steps.at(-1)?.filters).toEqual({ language: [1, 2], languageMatch: 'all', languageLevel: 3 }),
    );
    expect(screen.queryByRole('option', { name: 'A level for each' })).toBeNull();
  });

  it('clears everything but the character', async () => {
    signInRecruiter();
    stubServer();
    const steps = open({ skills: [1], characterId: 7, unlocked: false });
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ characterId: 7 }));
  });

  it('shows why dates are invalid and does not apply them', async () => {
    signInRecruiter();
    stubServer();
    const steps = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Availability/ }));
    await userEvent.type(screen.getByLabelText('To'), dayIn(20));
    expect(screen.getByRole('alert').textContent).toBe('Enter the first date');
    expect(steps).toEqual([]);
    await userEvent.type(screen.getByLabelText('From'), dayIn(10));
    await waitFor(() =>
      expect(steps.at(-1)?.filters).toEqual({ availableFrom: dayIn(10), availableTo: dayIn(20) }),
    );
  });

  it('applies a measurement on blur, and keeps invalid text', async () => {
    signInRecruiter();
    stubServer();
    const steps = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Appearance/ }));
    const waist = await screen.findByRole('textbox', { name: 'Waist, from' });
    await userEvent.type(waist, '70');
    await userEvent.type(screen.getByRole('textbox', { name: 'Waist, to' }), '60');
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('The first must be lower than the second');
    await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ waistMin: 70 }));
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Waist, to' }),
      '{Backspace}{Backspace}80{Enter}',
    );
    await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ waistMin: 70, waistMax: 80 }));
  });

  it('names the rejected filter and removes it', async () => {
    signInRecruiter();
    stubServer((query) =>
      query.has('nudity') ? problemResponse(403, 'WRONG_KIND_OF_USER', ['nudity']) : someCount({ count: 3 }),
    );
    const steps = open({ nudity: true, gender: [1] });
    expect((await screen.findByRole('alert')).textContent).toContain('Only verified recruiters');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(steps.at(-1)?.filters).toEqual({ gender: [1] }));
    expect(await screen.findByRole('button', { name: 'Show 3' })).toBeTruthy();
  });

  it('gives guests fewer filters and says so', async () => {
    startAsGuest();
    const requests = stubServer();
    open();
    expect(await screen.findByText(/Recruiters can also search by appearance/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Height' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Casting for' })).toBeNull();
    const sections = screen.getAllByRole('button', { expanded: false }).map((button) => button.textContent);
    expect(
      sections.filter((text) => /Appearance|Availability|Your talents|Comfort|Education/.test(text ?? '')),
    ).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Experience/ }));
    expect(screen.queryByRole('group', { name: /Achievements/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'With video' })).toBeTruthy();
    await waitFor(() =>
      expect(requests.flatMap(({ query }) => query.get('facets') ?? [])).toContain('age,language'),
    );
  });

  it('is not rendered where the sheet is', () => {
    stubWidth(768);
    stubServer();
    open();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
