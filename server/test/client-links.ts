import type { ClientLink } from '@callboard/contract/casting/client-links';
import type { ClientPage } from '@callboard/contract/casting/client-page';
import type { TestApp } from './app.ts';
import type { createCharacter } from './characters.ts';
import { createTalent } from './factories.ts';
import { createTeam, type TeamMember } from './project-people.ts';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const showsNothing = { fields: [], reels: false, notes: false, line_up: false };
export const showsEverything = {
  fields: ['city', 'playing_age', 'height', 'languages', 'skills', 'past_work', 'days'],
  reels: true,
  notes: true,
  line_up: true,
};

/** Someone of age, as every talent is whom the public may see. */
export const createAdult = (
  { db }: TestApp,
  first_name: string,
  talent: NonNullable<Parameters<typeof createTalent>[1]>['talent'] = {},
) =>
  createTalent(db, {
    account: { first_name, last_name: 'Rao' },
    talent: { date_of_birth: '1996-02-03', ...talent },
  });

export const shortlist = async (
  { db }: TestApp,
  characterId: number,
  talentIds: readonly number[],
  note?: string,
) => {
  for (const [index, talent_id] of talentIds.entries())
    await db
      .insertInto('character_shortlist')
      .values({ character_id: characterId, talent_id, position: index + 1, note: note ?? null })
      .execute();
};

/** A team with three people on the shortlist of its character. */
export async function createShortlistedTeam(
  testApp: TestApp,
  changes: Parameters<typeof createCharacter>[2] = {},
) {
  const team = await createTeam(testApp, changes);
  const talents = await Promise.all(['Ananya', 'Neha', 'Priya'].map((name) => createAdult(testApp, name)));
  await shortlist(
    testApp,
    team.characterId,
    talents.map(({ id }) => id),
  );
  return { ...team, talents };
}
export type ShortlistedTeam = Awaited<ReturnType<typeof createShortlistedTeam>>;

/** What the team says of a new link to the whole project, unless told otherwise. */
export const newLink = (projectId: number, changes: object = {}) => ({
  project_id: projectId,
  for_name: 'Arvind Sathe',
  message: 'In the order I would see them again.',
  shows: showsNothing,
  expires_at: inDays(7),
  ...changes,
});

export const createLink = async (
  { app }: TestApp,
  { headers }: Pick<TeamMember, 'headers'>,
  projectId: number,
  changes: object = {},
): Promise<ClientLink> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/client-links',
    headers,
    payload: newLink(projectId, changes),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};

export const shareIdOf = ({ path }: Pick<ClientLink, 'path'>) => path.split('/').at(-1) ?? '';

/** The call that the page of a link makes. */
export const pageUrl = (link: Pick<ClientLink, 'path' | 'charcter_id'>, visitor?: string) => {
  const base = '/v1/recruiter-character-shortlists';
  const id = shareIdOf(link);
  const address =
    link.charcter_id === null
      ? `${base}/multi-user/recruiter-shortlist/guest-view?project_uniqueid=${id}`
      : `${base}/recruiter-shortlist/guest-view?user_uniqueid=${id}`;
  return visitor === undefined ? address : `${address}&visitor=${visitor}`;
};

export const readPage = async ({ app }: TestApp, link: ClientLink, visitor?: string): Promise<ClientPage> => {
  const answer = await app.inject({ url: pageUrl(link, visitor) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};

/** A client says who they are. */
export const openLink = ({ app }: TestApp, link: ClientLink, payload: object = { name: 'Arvind Sathe' }) =>
  app.inject({ method: 'POST', url: `/v1/client-pages/${shareIdOf(link)}/visitors`, payload });

export const visit = async (testApp: TestApp, link: ClientLink, name = 'Arvind Sathe'): Promise<string> =>
  (await openLink(testApp, link, { name })).json().visitor;

interface Said {
  readonly answer?: string | null;
  readonly rank?: number | null;
  readonly comment?: string | null;
}

/** What a client says of the faces of the first character, in their order. */
export const sayOfFaces = async (
  testApp: TestApp,
  link: ClientLink,
  { visitor, said, sent = true }: { visitor: string; said: readonly Said[]; sent?: boolean },
) => {
  const [character] = (await readPage(testApp, link, visitor)).characters;
  const answers = said.map((one, index) => ({
    charcter_id: character?.charcter_id,
    face_id: character?.faces[index]?.face_id,
    answer: null,
    rank: null,
    comment: null,
    ...one,
  }));
  return testApp.app.inject({
    method: 'PUT',
    url: `/v1/client-pages/${shareIdOf(link)}/answers`,
    payload: { visitor, answers, sent },
  });
};
