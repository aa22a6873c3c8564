import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../test/factories.ts';
import { createFullTalent, type Secrets, unlock } from '../../../test/full-talent.ts';

const testApp = useTestApp();
type Talent = Awaited<ReturnType<typeof createFullTalent>>;
type Headers = Record<string, string>;

const contact: (keyof Secrets)[] = [
  'mobile',
  'email',
  'managerEmail',
  'managerMobile',
  'managerName',
  'handle',
];
const everything: (keyof Secrets)[] = [...contact, 'surname', 'dateOfBirth', 'passport', 'reason'];

const recruiter = async (changes = {}) => createRecruiter(testApp().db, changes);
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };

/** Each viewer with what they may read of a talent; everything else is a leak. */
const viewers: Record<string, { headers: (talent: Talent) => Promise<Headers>; mayRead: (keyof Secrets)[] }> =
  {
    guest: { headers: async () => ({}), mayRead: [] },
    'another talent': { headers: async () => testApp().as(await createTalent(testApp().db)), mayRead: [] },
    'a frozen talent': {
      headers: async () => testApp().as(await createTalent(testApp().db, frozen)),
      mayRead: [],
    },
    'a recruiter who has not unlocked': {
      headers: async () => testApp().as(await recruiter()),
      mayRead: ['surname'],
    },
    'a frozen recruiter': {
      headers: async () => testApp().as(await recruiter(frozen)),
      mayRead: ['surname'],
    },
    'a recruiter who unlocked somebody else': {
      headers: async () => {
        const viewer = await recruiter();
        await unlock(testApp().db, viewer, await createFullTalent(testApp().db));
        return testApp().as(viewer);
      },
      mayRead: ['surname'],
    },
    'a recruiter who unlocked': {
      headers: async (talent) => {
        const viewer = await recruiter();
        await unlock(testApp().db, viewer, talent);
        return testApp().as(viewer);
      },
      mayRead: [...contact, 'surname'],
    },
    'the talent': {
      headers: (talent) => testApp().as(talent),
      mayRead: [...contact, 'surname', 'dateOfBirth'],
    },
  };

const talents = {
  'in the open': {},
  hidden: { talent: { show_to_recruiters: false } },
  frozen,
  unfinished: { talent: { completed_at: null, last_activity_page: 3 } },
} as const;

const readEverything = async (talent: Talent, headers: Headers) => {
  const paths = [talent.id, talent.public_id].flatMap((ref) => [
    `/v1/user/get-talenter/${ref}`,
    `/v1/user/without/${ref}`,
    `/v1/user/guest/${ref}`,
    `/v1/user/recruiter-uniqueId/${ref}`,
    `/v1/user/find-talents/gallary-pastwork/${ref}`,
    `/v1/users/${ref}`,
  ]);
  paths.push('/v1/users');
  const answers = await Promise.all(paths.map((url) => testApp().app.inject({ url, headers })));
  return answers.map(({ body, headers: told }) => body + JSON.stringify(told)).join('\n');
};

describe.each(Object.entries(talents))('of a talent who is %s', (_state, changes) => {
  test.each(Object.entries(viewers))(
    '%s reads what is theirs to read and no more',
    async (_viewer, viewer) => {
      const talent = await createFullTalent(testApp().db, changes);
      const seen = await readEverything(talent, await viewer.headers(talent));
      const leaks = everything.filter(
        (name) => !viewer.mayRead.includes(name) && seen.includes(talent.secrets[name]),
      );
      expect(leaks).toEqual([]);
    },
  );
});

test('the search finds what is there: the talent reads every one of their own', async () => {
  const talent = await createFullTalent(testApp().db);
  const { headers, mayRead } = viewers['the talent'] ?? { headers: async () => ({}), mayRead: [] };
  const seen = await readEverything(talent, await headers(talent));
  expect(mayRead.filter((name) => !seen.includes(talent.secrets[name]))).toEqual([]);
});
