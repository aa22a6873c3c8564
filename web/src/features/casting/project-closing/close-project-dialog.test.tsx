import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, offline, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { draftKeys, draftPrefix } from '../../../shared/lib/drafts.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { change, press, preview, previewCall, show, startServer } from './closing-for-test.tsx';
import { CloseProjectDialog } from './index.ts';

function openDialog() {
  const [onClose, onClosed] = [vi.fn(), vi.fn()];
  const view = show(
    <CloseProjectDialog project={{ id: 5, title: 'Monsoon Line' }} onClose={onClose} onClosed={onClosed} />,
  );
  return { ...view, onClose, onClosed };
}
const drafts = () => draftKeys(window.localStorage, `${draftPrefix}project-closing/`);

afterEach(() => {
  window.localStorage.clear();
  toasts.set([]);
  vi.unstubAllGlobals();
});

describe('CloseProjectDialog', () => {
  const choose = async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Pallavi R\./ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Kavya S\./ }));
  };

  it('asks who was cast, shows what everyone reads, and sends both', async () => {
    const server = startServer();
    const { onClosed } = openDialog();
    await screen.findByRole('dialog', { name: 'Close Monsoon Line?' });
    await choose();
    await press('Check messages');
    const applied = screen.getByRole('region', { name: 'Applied' });
    expect(within(applied).getByText('2 people')).toBeTruthy();
    expect(within(applied).queryByText('Pallavi R.')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Cast' })).getByText('2 people')).toBeTruthy();
    // Devika waits twice and is notified once.
    expect(within(screen.getByRole('region', { name: 'Invited' })).getByText('1 person')).toBeTruthy();
    const words = within(applied).getByRole('textbox', { name: 'What they’ll read' });
    await userEvent.clear(words);
    await userEvent.type(words, 'Not this time.');
    await press('Close and notify 5 people');
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(server.bodiesOf(change)).toEqual([
      {
        status: 'closed',
        outcome: [
          { character_id: 1, user_id: [11] },
          { character_id: 2, user_id: [21] },
          { character_id: 3, user_id: [] },
        ],
        words: {
          cast: 'You have the role.',
          applications: 'Not this time.',
          shares: 'Thank you for your time.',
        },
      },
    ]);
    expect(toasts.get().map(({ text }) => text)).toEqual(['Monsoon Line closed!']);
    expect(drafts()).toEqual([]);
  });

  it('allows nobody, and no more than are wanted', async () => {
    startServer();
    openDialog();
    await choose();
    await userEvent.click(screen.getByRole('radio', { name: 'Nobody' }));
    expect(screen.getByText('2 of 3 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /Rohan D\./ }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Asha K\./ }).disabled).toBe(true);
    expect(screen.queryByRole('checkbox', { name: /Vikram S\./ })).toBeNull();
    expect(screen.getByText('Nobody was considered. This character will be dropped.')).toBeTruthy();
    await press('Check messages');
    expect(screen.getByRole('button', { name: 'Close and notify 5 people' })).toBeTruthy();
  });

  it('keeps what was chosen and written when it is left', async () => {
    startServer();
    const first = openDialog();
    await choose();
    await press('Check messages');
    const words = () =>
      within(screen.getByRole('region', { name: 'Invited' })).getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(words(), ' See you.');
    await press('Back to casting');
    await press('Cancel');
    expect(first.onClose).toHaveBeenCalledOnce();
    first.unmount();
    openDialog();
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Pallavi R\./ })).checked).toBe(true);
    await press('Check messages');
    expect(words().value).toBe('Thank you for your time. See you.');
  });

  it('wants words for everyone it notifies', async () => {
    const server = startServer();
    openDialog();
    await choose();
    await press('Check messages');
    await userEvent.clear(within(screen.getByRole('region', { name: 'Cast' })).getByRole('textbox'));
    await press('Close and notify 5 people');
    expect(screen.getByText('Enter a message')).toBeTruthy();
    expect(server.bodiesOf(change)).toEqual([]);
  });

  it.each([
    ['no connection', offline, 'You’re offline. Your selection is still here.'],
    [
      'a colleague’s role',
      () => problem(403, 'PROJECT_RIGHT_MISSING'),
      'Only the owner can close this project.',
    ],
    ['a fault', () => problem(500, 'INTERNAL'), 'Couldn’t close Monsoon Line. Your selection is still here.'],
  ])('says what happened and keeps everything: %s', async (_what, answer, words) => {
    const server = startServer({ [change]: answer });
    const { onClosed } = openDialog();
    await choose();
    await press('Check messages');
    await press('Close and notify 5 people');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    server.answer({ [change]: () => json(200, { id: 5, conflicts: [] }) });
    await press('Close and notify 5 people');
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    const [failed, sent] = server.bodiesOf(change);
    expect(sent).toEqual(failed);
  });

  it('returns to the casting when someone can’t be cast any more', async () => {
    const server = startServer({ [change]: () => problem(400, 'VALIDATION_FAILED') });
    openDialog();
    await choose();
    await press('Check messages');
    const [meera, ...others] = preview.characters;
    const left = { ...preview, characters: meera ? [{ ...meera, candidates: [] }, ...others] : [] };
    server.answer({ [previewCall]: () => json(200, left) });
    await press('Close and notify 5 people');
    expect((await screen.findByRole('alert')).textContent).toContain('Check your selection.');
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Pallavi R\./ })).toBeNull());
  });

  it('is done when someone else closed it, or the answer was lost', async () => {
    startServer({ [change]: () => problem(409, 'ALREADY_SETTLED') });
    const { onClosed } = openDialog();
    await choose();
    await press('Check messages');
    await press('Close and notify 5 people');
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(toasts.get().map(({ text }) => text)).toEqual(['Monsoon Line is already closed!']);
    expect(drafts()).toEqual([]);
  });

  it('closes quietly when nobody waits', async () => {
    const server = startServer({ [previewCall]: () => json(200, { characters: [], parts: [] }) });
    const { onClosed } = openDialog();
    expect(await screen.findByText('This project has no characters to cast.')).toBeTruthy();
    await press('Check messages');
    expect(screen.getByText(/Nobody is waiting for a reply/)).toBeTruthy();
    await press('Close project');
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(server.bodiesOf(change)).toEqual([{ status: 'closed', outcome: [], words: {} }]);
  });

  it('says when it can’t load, and loads again', async () => {
    const server = startServer({ [previewCall]: () => problem(404, 'NOT_FOUND') });
    openDialog();
    expect(await screen.findByText('Couldn’t load what closing would do')).toBeTruthy();
    server.answer({ [previewCall]: () => json(200, preview) });
    await press('Try again');
    expect(await screen.findByRole('radio', { name: /Pallavi R\./ })).toBeTruthy();
  });
});
