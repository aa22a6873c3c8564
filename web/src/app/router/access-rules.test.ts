import { describe, expect, it } from 'vitest';
import { someUser } from '../../shared/lib/session/session-for-test.ts';
import { judge, keepsTarget, type Verdict } from './access-rules.ts';
import type { Audience, RouteAccess } from './route-table.ts';

const onPage = (last_activity_page: number) =>
  someUser({
    talenter: {
      is_profile_creation_completed: false,
      last_activity_page,
      talent_edit_image: null,
      talent_edit_doc: null,
    },
  });

const people = {
  unknown: { status: 'unloaded', user: undefined, ended: undefined },
  guest: { status: 'loaded', user: undefined, ended: undefined },
  expired: { status: 'loaded', user: undefined, ended: 'expired' },
  signedOut: { status: 'loaded', user: undefined, ended: 'signed-out' },
  talent: { status: 'loaded', user: someUser(), ended: undefined },
  newcomer: { status: 'loaded', user: onPage(2), ended: undefined },
  reviewing: { status: 'loaded', user: onPage(6), ended: undefined },
  recruiter: { status: 'loaded', user: someUser({ user_type: 2, talenter: null }), ended: undefined },
} as const;

type Person = keyof typeof people;

interface Row {
  who: Person;
  access: RouteAccess;
  pathname: string;
  audience?: Audience;
  target?: string;
}

const stay: Verdict = { kind: 'stay' };
const signIn: Verdict = { kind: 'sign-in' };
const go = (to: string): Verdict => ({ kind: 'go', to });
const create = go('/app/talent/create');

const table: [what: string, row: Row, verdict: Verdict][] = [
  ['everybody, on a public page', { who: 'unknown', access: 'public', pathname: '/' }, stay],
  [
    'nobody before the session is known',
    { who: 'unknown', access: 'signed-in', pathname: '/app' },
    { kind: 'wait' },
  ],
  [
    'nobody before, at a guests’ page either',
    { who: 'unknown', access: 'guests', pathname: '/auth' },
    { kind: 'wait' },
  ],
  ['a guest at sign-in', { who: 'guest', access: 'guests', pathname: '/auth' }, stay],
  ['a guest under /app', { who: 'guest', access: 'signed-in', pathname: '/app/messages' }, signIn],
  [
    'somebody whose session has expired',
    { who: 'expired', access: 'signed-in', pathname: '/app/messages' },
    signIn,
  ],
  ['somebody who has just signed out', { who: 'signedOut', access: 'signed-in', pathname: '/app' }, go('/')],
  ['a talent at sign-in', { who: 'talent', access: 'guests', pathname: '/auth' }, go('/app')],
  ['a recruiter at /dashboard', { who: 'recruiter', access: 'guests', pathname: '/dashboard' }, go('/app')],
  [
    'a talent at sign-in who wanted to go somewhere',
    { who: 'talent', access: 'guests', pathname: '/auth', target: '/app/messages?with=7' },
    go('/app/messages?with=7'),
  ],
  ['a talent', { who: 'talent', access: 'signed-in', pathname: '/app/dashboard' }, stay],
  [
    'a talent in the wizard',
    { who: 'talent', access: 'signed-in', pathname: '/app/talent/create', audience: 1 },
    stay,
  ],
  ['a newcomer at /app', { who: 'newcomer', access: 'signed-in', pathname: '/app' }, create],
  ['a newcomer at messages', { who: 'newcomer', access: 'signed-in', pathname: '/app/messages' }, create],
  [
    'a newcomer in the wizard',
    { who: 'newcomer', access: 'signed-in', pathname: '/app/talent/create', audience: 1 },
    stay,
  ],
  [
    'a newcomer at settings',
    { who: 'newcomer', access: 'signed-in', pathname: '/app/talent/dashboard/profile' },
    stay,
  ],
  [
    'a newcomer who asks for help',
    { who: 'newcomer', access: 'signed-in', pathname: '/app/talent/dashboard/contact' },
    stay,
  ],
  [
    'a newcomer at a recruiter’s page',
    { who: 'newcomer', access: 'signed-in', pathname: '/app/my-projects', audience: 2 },
    go('/app'),
  ],
  [
    'somebody at the last page of the wizard',
    { who: 'reviewing', access: 'signed-in', pathname: '/app/messages' },
    stay,
  ],
  ['a recruiter', { who: 'recruiter', access: 'signed-in', pathname: '/app/my-projects', audience: 2 }, stay],
  [
    'a recruiter at a talent’s page',
    { who: 'recruiter', access: 'signed-in', pathname: '/app/talent/create', audience: 1 },
    go('/app'),
  ],
  [
    'a recruiter who came to apply for a job',
    { who: 'recruiter', access: 'signed-in', pathname: '/jobs/8f0c/apply', audience: 1 },
    go('/jobs/8f0c'),
  ],
  [
    'a newcomer who came to apply for a job',
    { who: 'newcomer', access: 'signed-in', pathname: '/jobs/8f0c/apply', audience: 1 },
    create,
  ],
  [
    'a talent at a recruiter’s page',
    { who: 'talent', access: 'signed-in', pathname: '/app/my-projects', audience: 2 },
    go('/app'),
  ],
];

describe('judge', () => {
  it.each(table)('%s', (_, { who, access, pathname, audience, target }, verdict) => {
    expect(judge({ access, audience, pathname, session: people[who], target })).toEqual(verdict);
  });
});

describe('keepsTarget', () => {
  const job = '/jobs/8f0c/apply?role=9';
  it.each<[what: string, who: Person, pathname: string, target: string | undefined, keeps: boolean]>([
    ['the job a newcomer came for, in the wizard', 'newcomer', '/app/talent/create', job, true],
    ['it, at the last page and elsewhere', 'reviewing', '/app/dashboard', job, true],
    ['it, right after publishing', 'talent', '/app/talent/create', job, true],
    ['it no longer once the talent went elsewhere', 'talent', '/app/dashboard', job, false],
    ['it no longer once its form is open', 'talent', '/jobs/8f0c/apply', job, false],
    ['no page below /app', 'newcomer', '/app/talent/create', '/app/messages', false],
    ['nothing for a recruiter', 'recruiter', '/app/dashboard', job, false],
    ['nothing where nothing was asked for', 'newcomer', '/app/talent/create', undefined, false],
  ])('%s', (_, who, pathname, target, keeps) => {
    expect(keepsTarget({ user: people[who].user, pathname, target })).toBe(keeps);
  });
});
