import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { RecruiterDesk } from '@callboard/contract/casting/desk';
import type { ProjectRow } from '@callboard/contract/casting/project-lists';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRecord } from '../../../features/accounts/settings/model/sample-record.ts';
import { sampleDesk, sampleTask } from '../../../features/casting/desk/desk-for-test.ts';
import {
  projectPage,
  sampleProject,
  sampleSlot,
} from '../../../features/casting/projects/projects-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { Providers } from '../../providers.tsx';
import { answerCalls, cleanUp, json, problemAnswer } from '../find-talents/search-for-test.tsx';
import { Component } from './dashboard-page.tsx';

const recruiter = {
  recruiter_edit_image: '/icon',
  recruiter_edit_doc: null,
  recruiter_cover_image: null,
};
const user = (change = {}) =>
  someUser({ user_id: 8, user_type: 2, first_name: 'Priyanka', talenter: null, recruiter, ...change });

interface Given {
  readonly desk?: Partial<RecruiterDesk>;
  readonly projects?: readonly ProjectRow[];
  readonly record?: Partial<UserRecord>;
  /** Of the desk, while it fails. */
  readonly failure?: () => Response | undefined;
}

const monsoon = sampleProject(2, {
  title: 'Monsoon Line',
  wanted: 7,
  counts: { ...sampleProject(2).counts, cast: 1 },
  characters: [sampleSlot(4, { name: 'Meera', stage: 'shortlisted', listed: 3 })],
});

function open({ desk, projects = [monsoon], record, failure }: Given = {}) {
  const server = answerCalls({
    'GET /v1/user/8': () =>
      json(
        200,
        sampleRecord({
          user_id: 8,
          user_type: 2,
          talenter: null,
          recruiter,
          is_email_verified: true,
          ...record,
        }),
      ),
    'GET /v1/recruiter/8/desk': () => failure?.() ?? json(200, sampleDesk(desk)),
    'GET /v1/recruiter-project/get-all': () => json(200, projectPage(projects)),
    'GET /v1/recruiter-verification/8': () => problemAnswer(404, 'NOT_FOUND'),
  });
  const router = createMemoryRouter([{ path: '*', element: <Component /> }], {
    initialEntries: ['/app/dashboard'],
  });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return server;
}

const redButtons = () =>
  [...document.querySelectorAll('[data-variant="filled"]')].map(({ textContent }) => textContent);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', user()));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanUp();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the desk of a recruiter', () => {
  it('has what needs them, and every row ends in the act', async () => {
    open({
      desk: {
        unread_messages: 4,
        tasks: [
          sampleTask(),
          sampleTask({ kind: 'share_answers', count: 1 }),
          sampleTask({
            kind: 'availability_answers',
            count: 1,
            talent: { user_id: 31, userUniqueId: 'u-31', name: 'Harpreet Gill' },
            detail: { answer: 'available', starts_on: '2027-01-12', ends_on: '2027-01-20' },
          }),
          sampleTask({ kind: 'something_newer', count: 1 }),
        ],
      },
    });
    const tasks = await region('Needs you today');
    expect(tasks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '3 new applications for Meera',
      '1 talent is interested in Meera',
      'Harpreet Gill is available',
      'Something new on Monsoon Line',
    ]);
    expect(tasks.getByText('12–20 Jan, Meera')).toBeTruthy();
    expect(tasks.getByText('4 unread messages')).toBeTruthy();
    expect(tasks.getByRole('link', { name: 'Message Harpreet Gill' }).getAttribute('href')).toBe(
      '/app/messages?with=31',
    );
    expect(tasks.getByRole('link', { name: 'Profile of Harpreet Gill' }).getAttribute('href')).toBe(
      '/talent/u-31',
    );
    expect(screen.getByText('4 things to do')).toBeTruthy();
    expect(redButtons()).toEqual(['New project']);
    expect(document.title).toBe('Dashboard · Callboard');
  });

  it('has what clients replied, with how they decided, and leads to the board at the character', async () => {
    open({
      desk: {
        tasks: [
          sampleTask({
            kind: 'client_answers',
            count: 1,
            detail: { client: 'Arvind Sathe', yes: 2, maybe: 0, no: 1 },
          }),
          sampleTask({
            kind: 'client_answers',
            character: { id: 5, name: 'Nani' },
            count: 3,
            detail: { client: 'Ritika Sen', yes: 0, maybe: 0, no: 0 },
          }),
        ],
      },
    });
    const tasks = await region('Needs you today');
    expect(tasks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Arvind Sathe replied about Meera',
      'Ritika Sen and 2 others replied about Nani',
    ]);
    expect(tasks.getByText('2 yes, 1 no')).toBeTruthy();
    expect(tasks.getByText('In comments only')).toBeTruthy();
    expect(tasks.getByRole('link', { name: 'See replies about Nani' }).getAttribute('href')).toBe(
      '/app/my-projects/2/board?character=5',
    );
  });

  it('shows five tasks first, and those with more time folded by day', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const characters = [1, 2, 3, 4, 5, 6].map((id) =>
      sampleTask({ character: { id, name: `Character ${id}` } }),
    );
    open({
      desk: {
        tasks: [
          ...characters,
          sampleTask({ by: at(1), character: { id: 8, name: 'Lata' } }),
          sampleTask({ by: at(4), character: { id: 9, name: 'Nani' } }),
        ],
      },
    });
    const tasks = await region('Needs you today');
    expect(tasks.getAllByRole('link', { name: /^Review Character/ })).toHaveLength(5);
    await userEvent.click(tasks.getByRole('button', { name: 'Show all 6' }));
    expect(tasks.getAllByRole('link', { name: /^Review Character/ })).toHaveLength(6);
    const folded = tasks
      .getAllByRole('group')
      .map((details) => details.querySelector('summary')?.textContent);
    expect(folded).toEqual(['Tomorrow1 decision', 'This week1 decision']);
  });

  it('has projects with their characters, news with faces and credits', async () => {
    open({
      desk: {
        news: {
          applications: 5,
          replies: 0,
          messages: 2,
          new_matches: 0,
          faces: [{ name: 'Pallavi R.', image: null, userUniqueId: 'u-3' }],
        },
        credits: { left: 38, expiring: 6, next_expiry: '2026-12-01T06:00:00Z' },
      },
    });
    const projects = await region('Your projects');
    expect(projects.getByText('1 of 7 cast')).toBeTruthy();
    expect(projects.getByRole('list', { name: 'Characters of Monsoon Line' }).textContent).toContain('Meera');
    const news = await region('New since yesterday');
    expect(news.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Applications',
      'Messages',
    ]);
    expect(news.getByRole('link', { name: /Pallavi R\./ }).getAttribute('href')).toBe('/talent/u-3');
    const credits = await region('Credits');
    expect(credits.getByText('38')).toBeTruthy();
    expect(credits.getByText('6 expire on 1 Dec 2026')).toBeTruthy();
  });

  it('has no empty boxes', async () => {
    open();
    expect(await screen.findByText(/You’re all caught up\. Applications/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'New since yesterday' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Auditions today' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
  });

  it('begins with first steps for who is new, one of them red', async () => {
    open({ desk: { verification: 'none' }, projects: [], record: { is_email_verified: false } });
    const steps = await region('First steps');
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Get verified, get 10 credits',
      'Create your first project',
      'Find talents',
      'Verify your email',
    ]);
    expect(redButtons()).toEqual(['Send documents']);
    expect(screen.queryByRole('region', { name: 'Needs you today' })).toBeNull();
  });

  it('keeps the verification in sight while it is missing', async () => {
    open({ desk: { verification: 'none', tasks: [sampleTask()] } });
    const steps = await region('Next steps');
    expect(steps.getByRole('link', { name: 'Send documents' }).getAttribute('href')).toBe(
      '/app/recruiter/dashboard/profile#verification',
    );
    expect(screen.getByText('2 things to do')).toBeTruthy();
    expect(redButtons()).toEqual(['Send documents']);
  });

  it('says that documents are in review', async () => {
    open({ desk: { verification: 'requested' } });
    expect(await screen.findByText(/Your documents are in review/)).toBeTruthy();
  });

  it('lists the auditions of today', async () => {
    open({
      desk: {
        auditions: [
          {
            at: '2026-11-18T06:30:00Z',
            project: { id: 2, title: 'Monsoon Line' },
            character: 'Meera',
            talent: { name: 'Pallavi Reddy', image: null, userUniqueId: 'u-3' },
          },
        ],
      },
    });
    const auditions = await region('Auditions today');
    expect(auditions.getByText('12:00 pm')).toBeTruthy();
    expect(auditions.getByRole('link', { name: 'Pallavi Reddy' })).toBeTruthy();
  });

  it('shows an error and retries what failed', async () => {
    let isBroken = true;
    const server = open({ failure: () => (isBroken ? problemAnswer(403, 'FORBIDDEN') : undefined) });
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your desk' })).toBeTruthy();
    const projectsRead = server.to('GET /v1/recruiter-project/get-all').length;
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your projects' })).toBeTruthy());
    expect(server.to('GET /v1/recruiter-project/get-all')).toHaveLength(projectsRead);
  });
});
