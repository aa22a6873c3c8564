import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeUnlock } from '../../features/casting/unlocking/index.ts';
import { crowd, guestCard, pageOf } from '../../features/search/talent-results/results-for-test.ts';
import { closeAuthDialog } from '../../shared/lib/auth-dialog.ts';
import { loadSession, session } from '../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../shared/ui/toast/toast.ts';
import { answerCalls, json, problemAnswer } from '../routes/find-talents/search-for-test.tsx';
import { card, openPage } from './popups-for-test.tsx';

const recruiter = someUser({ user_id: 8, user_type: 2, talenter: null });
const search = 'GET /v1/talenter/find-talents';
const balance = 'GET /v1/recruiter/recruiter-unlock-balance/8';
const unlock = 'POST /v1/recruiter-unlocked';
const contact = 'GET /v1/user/get-talenter';

const credits = (left: number) => () => json(200, { credits: left, next_expiry: null, is_low: left <= 5 });
const unlocked =
  (left: number, question: number | null = null) =>
  () =>
    json(200, {
      talentId: 2,
      isUnlocked: true,
      unlocked_at: '2026-11-16T10:00:00Z',
      available_id: question,
      credits: left,
    });
/** The fields of an unlocked profile that the dialog reads. */
const opened = () =>
  json(200, {
    user_id: 2,
    name: 'Talent 2',
    email: 'two@mailbox.in',
    mobile_number: '+919436108822',
    is_managed_by_manager: false,
    manager_name: null,
    mananger_email_address: null,
    mananger_mobile_number: null,
    social_links: [],
    unavailable_dates: [],
  });

/** Three cards, because a full page is slow to query. */
const few = () => json(200, pageOf(crowd(3)));
const usual = { [search]: few, [balance]: credits(38), [unlock]: unlocked(37), [contact]: opened };

const library = 'GET /v1/recruiter-project-character-library/get-all';
const meera = {
  id: 4,
  name: 'Meera',
  project_id: 2,
  project_title: 'Monsoon Line',
  project_type: 'Web series',
  status: 'casting',
  filters: {},
  shoot_starts_on: '2099-01-12',
  shoot_ends_on: '2099-03-20',
  shortlisted: 3,
  role: 'owner',
};
const kale = { ...meera, id: 5, name: 'Inspector Kale' };
const own = (...results: object[]) =>
  json(200, { results, page: 1, limit: 100, totalPages: 1, totalResults: results.length });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the dialog of the second card by its shortcut. */
async function askAboutSecond() {
  (await card('Talent 2')).focus();
  await userEvent.keyboard('u');
  return screen.findByRole('dialog', { name: 'Unlock Talent 2?' });
}

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', recruiter));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  closeUnlock();
  closeAuthDialog();
  toasts.set([]);
  onlineManager.setOnline(true);
  window.localStorage.clear();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('unlocking from a card', () => {
  it('shows the price, charges once, then shows the contact and the balance', async () => {
    const server = answerCalls(usual);
    openPage();
    const dialog = await askAboutSecond();
    expect(await within(dialog).findByText('38')).toBeTruthy();
    expect(within(dialog).getByText('37 credits')).toBeTruthy();
    expect(server.to(unlock)).toEqual([]);
    await press('Unlock, 1 credit');
    const done = await screen.findByRole('dialog', { name: 'Talent 2 is unlocked' });
    const phone = await within(done).findByRole('link', { name: '+91 94361 08822' });
    expect(phone.getAttribute('href')).toBe('tel:+919436108822');
    expect(
      within(done)
        .getByRole('link', { name: /on WhatsApp$/ })
        .getAttribute('href'),
    ).toBe('https://wa.me/919436108822');
    expect(document.activeElement).toBe(within(done).getByRole('button', { name: 'Message' }));
    expect(within(done).getByRole('link', { name: 'View profile' })).toBeTruthy();
    expect(server.to(unlock).map(({ body }) => body)).toEqual([{ talentId: 2 }]);
    expect(await screen.findByText('Talent 2 unlocked, 37 credits left!')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await card('Talent 2'));
    const second = screen.getAllByRole('article')[1];
    expect(second && within(second).getByText('Unlocked')).toBeTruthy();
    expect(second && within(second).queryByRole('button', { name: 'Unlock Talent 2' })).toBeNull();
  });

  it('is not confirmed by Enter outside the button', async () => {
    const server = answerCalls(usual);
    openPage();
    const dialog = await askAboutSecond();
    await within(dialog).findByText('38');
    within(dialog).getByRole('checkbox').focus();
    await userEvent.keyboard('{Enter}');
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.to(unlock)).toEqual([]);
  });

  it('names the character of the search with its project; another can be chosen, or none', async () => {
    const server = answerCalls({ ...usual, [library]: () => own(meera, kale) });
    openPage('?characterId=4');
    await screen.findByText('shortlist for Meera');
    const dialog = await askAboutSecond();
    const character = within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Character' });
    expect(character.selectedOptions[0]?.text).toBe('Meera, Monsoon Line');
    await userEvent.selectOptions(character, 'Inspector Kale, Monsoon Line');
    // The percentage was for another character.
    expect(within(dialog).queryByText(/96% match/)).toBeNull();
    await within(dialog).findByText('38');
    await press('Unlock, 1 credit');
    await screen.findByRole('dialog', { name: 'Talent 2 is unlocked' });
    expect(server.to(unlock)[0]?.body).toMatchObject({ talentId: 2, characterId: 5 });
  });

  it('states no character where none was chosen', async () => {
    const server = answerCalls({ ...usual, [library]: () => own(meera, kale) });
    openPage();
    const dialog = await askAboutSecond();
    const character = await within(dialog).findByRole<HTMLSelectElement>('combobox', { name: 'Character' });
    expect(character.selectedOptions[0]?.text).toBe('No character');
    await within(dialog).findByText('38');
    await press('Unlock, 1 credit');
    await screen.findByRole('dialog', { name: 'Talent 2 is unlocked' });
    expect(server.to(unlock)[0]?.body).toEqual({ talentId: 2 });
  });

  it('can check availability at the same time', async () => {
    const server = answerCalls({ ...usual, [unlock]: unlocked(37, 12), [library]: () => own(meera) });
    openPage('?characterId=4');
    // The character's name appears once characters are loaded.
    await screen.findByText('shortlist for Meera');
    const dialog = await askAboutSecond();
    expect(within(dialog).getByText(/96% match for Meera\./)).toBeTruthy();
    expect(
      within(dialog).getByRole<HTMLInputElement>('checkbox', {
        name: 'Check availability for 12 Jan – 20 Mar',
      }).checked,
    ).toBe(true);
    await within(dialog).findByText('38');
    await press('Unlock, 1 credit');
    expect(await screen.findByText(/sent to Talent 2 for 12 Jan – 20 Mar/)).toBeTruthy();
    expect(server.to(unlock)[0]?.body).toEqual({
      talentId: 2,
      characterId: 4,
      start_date: '2099-01-12',
      end_date: '2099-03-20',
    });
  });

  it('sends nothing while a date is missing', async () => {
    const server = answerCalls(usual);
    openPage();
    const dialog = await askAboutSecond();
    await within(dialog).findByText('38');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Check availability' }));
    await userEvent.type(within(dialog).getByLabelText('First day'), '2099-01-12');
    await press('Unlock, 1 credit');
    expect(await within(dialog).findByText('Choose the last day')).toBeTruthy();
    expect(server.to(unlock)).toEqual([]);
  });

  it('offers credits instead of an unlock without credits', async () => {
    answerCalls({ ...usual, [balance]: credits(0) });
    openPage();
    const dialog = await askAboutSecond();
    const buy = await within(dialog).findByRole('link', { name: 'Buy credits' });
    expect(buy.getAttribute('href')).toMatch(/credits-balance\?back=%2Ffind-talents/);
    expect(within(dialog).queryByRole('button', { name: 'Unlock, 1 credit' })).toBeNull();
  });

  it('says when the credit of an inactive talent is refunded', async () => {
    const away = crowd(3, { last_active_at: '2020-01-01T10:00:00Z' });
    answerCalls({ ...usual, [search]: () => json(200, pageOf(away)) });
    openPage();
    const dialog = await askAboutSecond();
    expect(await within(dialog).findByText(/Last active .* within 7 days\./)).toBeTruthy();
  });

  it('hints that credits run low', async () => {
    answerCalls({ ...usual, [balance]: credits(3) });
    openPage();
    const dialog = await askAboutSecond();
    expect(await within(dialog).findByText(/running low/)).toBeTruthy();
  });

  it('says that a retry is safe after a network error', async () => {
    let isLost = true;
    const server = answerCalls({
      ...usual,
      [unlock]: () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : unlocked(37)()),
    });
    openPage();
    const dialog = await askAboutSecond();
    await within(dialog).findByText('38');
    await press('Unlock, 1 credit');
    expect(await within(dialog).findByText(/won’t be charged twice/)).toBeTruthy();
    isLost = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Talent 2 is unlocked' })).toBeTruthy();
    expect(server.to(unlock)).toHaveLength(2);
  });

  it.each([
    ['NO_CREDITS', 402, /You’re out of credits/],
    ['PROFILE_FROZEN', 403, /Your profile is frozen, so you can’t unlock/],
    ['NOT_FOUND', 404, /hid or closed their profile/],
  ])('explains %s without a retry', async (code, status, words) => {
    let left = 1;
    answerCalls({
      ...usual,
      [balance]: () => credits(left)(),
      [unlock]: () => {
        if (code === 'NO_CREDITS') left = 0;
        return problemAnswer(status, code);
      },
    });
    openPage();
    const dialog = await askAboutSecond();
    await within(dialog).findByText('No credits');
    await press('Unlock, 1 credit');
    expect(await within(dialog).findByText(words)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: /^(Unlock|Try)/ })).toBeNull();
  });

  it('shows the contact of a talent unlocked before', async () => {
    const people = crowd(3).map((one) => ({ ...one, isRecruiterUnlocked: one.user_id === 2 }));
    const server = answerCalls({ ...usual, [search]: () => json(200, pageOf(people)) });
    openPage();
    (await card('Talent 2')).focus();
    await userEvent.keyboard('u');
    const dialog = await screen.findByRole('dialog', { name: 'Talent 2 is unlocked' });
    expect(await within(dialog).findByRole('link', { name: /mailbox\.in$/ })).toBeTruthy();
    expect(server.to(unlock)).toEqual([]);
  });

  it('opens over the quick view, and Escape closes only the dialog', async () => {
    answerCalls(usual);
    openPage();
    (await card('Talent 2')).focus();
    await userEvent.keyboard(' ');
    const look = await screen.findByRole('dialog', { name: 'Talent 2' });
    await userEvent.click(within(look).getByRole('button', { name: 'Unlock' }));
    await screen.findByRole('dialog', { name: 'Unlock Talent 2?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unlock Talent 2?' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Talent 2' })).toBeTruthy();
  });
});

describe('unlocking is for recruiters', () => {
  const asGuests = { [search]: () => json(200, pageOf([guestCard()])) };

  it('asks a guest to sign in', async () => {
    const server = answerCalls(asGuests);
    await session.end();
    openPage();
    (await card('Ananya R\\.')).focus();
    await userEvent.keyboard('u');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByText(/Unlock Ananya/)).toBeNull();
    expect(server.to('GET /v1/recruiter/')).toEqual([]);
  });

  it('is hidden from talents', async () => {
    answerCalls(asGuests);
    await session.end();
    session.start(answerOf('t-2', someUser({ user_id: 9, user_type: 1 })));
    openPage();
    (await card('Ananya R\\.')).focus();
    await userEvent.keyboard('u');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Unlock/ })).toBeNull();
  });
});
