import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSummaryRow } from '../../../features/casting/projects/projects-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { Providers } from '../../providers.tsx';
import { answerCalls, json, problemAnswer } from '../find-talents/search-for-test.tsx';
import { Component } from './project-summary-page.tsx';

const path = '/app/recruiter/dashboard/project-summary';
const list = 'GET /v1/recruiter-project/recruiter-getting/project-summary';
const file = `${list}/export`;

const totals = {
  characters: 1204,
  wanted: 30,
  counts: { shortlisted: 120, applied: 0, invited: 7, auditioned: 40, offered: 3, cast: 9 },
  declined: 11,
};
const pageOf = (count: number, change: object = {}) =>
  json(200, {
    results: Array.from({ length: count }, (_, at) => sampleSummaryRow(at + 1)),
    page: 1,
    limit: 10,
    totalPages: Math.ceil(count / 10),
    totalResults: count,
    totals,
    ...change,
  });

function openPage(query = '') {
  const router = createMemoryRouter(
    [
      { path, element: <Component /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path + query] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const recruiter = (change = {}) => someUser({ user_id: 8, user_type: 2, talenter: null, ...change });

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', recruiter()));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  toasts.set([]);
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(path, () => {
  it('counts every stage of each project, with the totals of all pages below', async () => {
    answerCalls({ [list]: () => pageOf(2, { totalResults: 12, totalPages: 2 }) });
    openPage();
    const table = within(await screen.findByRole('table', { name: 'Talents of each project by stage' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Project',
      'Status',
      'Characters',
      'Shortlisted',
      'Applied',
      'Invited',
      'Auditioned',
      'Offered',
      'Cast',
      'Declined',
    ]);
    const [, first, , last] = table.getAllByRole('row');
    expect(first?.textContent).toBe('Project 1Web seriesOpen3120000' + '0 of 42');
    expect(last?.textContent).toBe('Total12 projects1,20412007403' + '9 of 3011');
    expect(table.getByRole('link', { name: 'Project 1' }).getAttribute('href')).toBe('/app/my-projects/1');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(`${path}?page=2`);
    expect(document.title).toBe('Project Summary · Callboard');
  });

  it('keeps title, status and type in the address', async () => {
    const server = answerCalls({ [list]: () => pageOf(1) });
    const router = openPage('?type=2');
    await screen.findByRole('table');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paused');
    await userEvent.type(screen.getByLabelText('Title'), 'Monsoon{Enter}');
    await waitFor(() =>
      expect(server.to(list).at(-1)?.url.search).toBe(
        '?recruiterId=8&title=Monsoon&status=paused&type=2&page=1',
      ),
    );
    expect(router.state.location.search).toBe('?title=Monsoon&status=paused&type=2');
  });

  it('exports what is filtered under the file name of the answer', async () => {
    const server = answerCalls({
      [list]: () => pageOf(1),
      [file]: () =>
        json(200, { file_name: 'summary.csv', media_type: 'text/csv', encoding: 'utf8', content: 'Title' }),
    });
    const saved: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    openPage('?status=open');
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('summary.csv saved!')).toBeTruthy();
    expect(saved).toEqual(['summary.csv']);
    expect(server.to(file)[0]?.url.search).toBe('?recruiterId=8&status=open');
  });

  it('does not export for a frozen recruiter, and says why', async () => {
    session.start(answerOf('t-1', recruiter({ isFreezed: true })));
    answerCalls({ [list]: () => pageOf(1) });
    openPage();
    await screen.findByRole('table');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export as CSV' });
    expect(button.disabled).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /frozen/,
    );
  });

  it('is a list of cards where ten columns do not fit', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 60rem'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    answerCalls({ [list]: () => pageOf(2) });
    openPage();
    const cards = within(await screen.findByRole('list', { name: 'Talents of each project by stage' }));
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Project 1Web series',
      'Project 2Web series',
      'Total',
    ]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says what is empty and what was not found', async () => {
    answerCalls({ [list]: () => pageOf(0) });
    openPage();
    expect(await screen.findByRole('heading', { name: 'Nothing to sum up yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New project' })).toBeTruthy();
  });

  it('says what was not found, and shows an error that can be retried', async () => {
    let isBroken = true;
    answerCalls({ [list]: () => (isBroken ? problemAnswer(403, 'FORBIDDEN') : pageOf(0)) });
    openPage('?title=Nothing');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    isBroken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No projects match' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(path);
  });
});
