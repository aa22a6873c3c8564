import { randomUUID } from 'node:crypto';
import type { ProjectRight } from '@callboard/contract/casting/project-values';
import type { createTeam } from './character-team.ts';
import { newLink } from './client-links.ts';

/** A project to aim a call at, and who makes it. */
export interface Place {
  readonly callerId: number;
  readonly projectId: number;
  readonly characterId: number;
  readonly talentId: number;
  readonly otherTalentId: number;
  /** Somebody else on the team. */
  readonly colleagueId: number;
  readonly invitationId: () => Promise<number>;
  readonly documentId: () => Promise<number>;
  /** Of the talent, on the shortlist of the character. */
  readonly entryId: () => Promise<number>;
  /** The name of what making this scenario the cast would do. */
  readonly planOf: (scenarioId: number) => Promise<string>;
  /** Runs an insert that returns an id. */
  readonly add: (statement: string, values: unknown[]) => Promise<number>;
}

export interface Request {
  readonly params?: Readonly<Record<string, number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface Call {
  readonly right: ProjectRight;
  /** How the project is; open where nothing is said. */
  readonly project?: Parameters<typeof createTeam>[1];
  readonly aim: (place: Place) => Request | Promise<Request>;
  /** What may be wrong with the request for those who may make it. */
  readonly mayRefuse?: string;
}
export type Calls = Readonly<Record<string, readonly Call[]>>;

export const atProject = ({ projectId }: Place) => ({ params: { id: projectId } });
export const atCharacter = ({ characterId }: Place) => ({ params: { id: characterId } });

const otherCharacterId = ({ add, projectId }: Place) =>
  add(`insert into project_character (project_id, name) values ($1, 'Tara') returning id`, [projectId]);

const removedEntryId = ({ add, characterId, talentId }: Place) =>
  add(
    `insert into removed_shortlist_entry (id, character_id, talent_id, note, position, created_at, revision,
      note_revision, rating_revision)
    values (nextval(pg_get_serial_sequence('character_shortlist', 'id')), $1, $2, 'Warm', 1, now(), 0, 0, 0)
    returning id`,
    [characterId, talentId],
  );

const linkId = ({ add, projectId }: Place) =>
  add(
    `insert into client_link (public_id, project_id, face_key, expires_at)
    values ($1, $2, sha256($1::text::bytea), now() + interval '1 day') returning id`,
    [randomUUID(), projectId],
  );

const atEntry = async ({ entryId }: Place) => ({ params: { id: await entryId() } });
const atLink = async (place: Place) => ({ params: { id: await linkId(place) } });

const listed = ({ callerId, characterId }: Place) => ({
  query: { recruiterId: callerId, characterId },
});

export const shortlistCalls: Calls = {
  addToShortlist: [
    {
      right: 'edit',
      aim: ({ characterId, talentId }) => ({ body: { charcter_id: characterId, user_id: [talentId] } }),
    },
    {
      right: 'edit',
      aim: async (place) => ({
        body: {
          charcter_id: [place.characterId, await otherCharacterId(place)],
          user_id: [place.talentId],
          note: 'Warm',
        },
      }),
    },
  ],
  removeFromShortlists: [
    { right: 'edit', aim: ({ characterId }) => ({ body: { charcter_id: [characterId] } }) },
  ],
  removeShortlistEntry: [{ right: 'edit', aim: atEntry }],
  removeShortlistEntries: [
    { right: 'edit', aim: async ({ entryId }) => ({ body: { id: [await entryId()] } }) },
  ],
  restoreShortlistEntries: [
    { right: 'edit', aim: async (place) => ({ body: { id: [await removedEntryId(place)] } }) },
  ],
  moveShortlistEntries: [false, true].map((copy) => ({
    right: 'edit',
    aim: async (place) => ({
      body: { id: [await place.entryId()], charcter_id: await otherCharacterId(place), copy },
    }),
  })),
  changeShortlistEntry: [
    { right: 'edit', aim: async (place) => ({ ...(await atEntry(place)), body: { note: 'Warm' } }) },
    { right: 'edit', aim: async (place) => ({ ...(await atEntry(place)), body: { rating: 4 } }) },
  ],
  sortShortlist: [
    {
      right: 'edit',
      aim: async ({ characterId, entryId }) => ({
        body: { charcter_id: characterId, id: [await entryId()] },
      }),
    },
  ],
  listShortlist: [{ right: 'read', aim: listed }],
  listShortlistCards: [{ right: 'read', aim: listed }],

  markNotForCharacter: [
    {
      right: 'edit',
      aim: ({ characterId, talentId }) => ({
        params: { id: characterId, userId: talentId },
        body: { not_for: true },
      }),
    },
    {
      right: 'edit',
      aim: async ({ add, characterId, talentId }) => {
        await add(
          `insert into character_not_for (character_id, talent_id) values ($1, $2)
          on conflict (character_id, talent_id) do update set marked_at = now() returning talent_id as id`,
          [characterId, talentId],
        );
        return { params: { id: characterId, userId: talentId }, body: { not_for: false } };
      },
    },
  ],
  listNotForCharacter: [{ right: 'read', aim: atCharacter }],
};

export const clientLinkCalls: Calls = {
  createClientLink: [
    { right: 'edit', aim: ({ projectId }) => ({ body: newLink(projectId) }) },
    {
      right: 'edit',
      aim: async ({ projectId, characterId, talentId, entryId }) => {
        await entryId();
        return { body: newLink(projectId, { charcter_id: characterId, user_ids: [talentId] }) };
      },
    },
  ],
  planClientLink: [{ right: 'read', aim: ({ projectId }) => ({ body: { project_id: projectId } }) }],
  listClientLinks: [{ right: 'read', aim: ({ projectId }) => ({ query: { project_id: projectId } }) }],
  changeClientLink: [
    {
      right: 'edit',
      aim: async (place) => ({ ...(await atLink(place)), body: { message: 'Take a look.' } }),
    },
    { right: 'edit', aim: async (place) => ({ ...(await atLink(place)), body: { passcode: 'marigold' } }) },
  ],
  revokeClientLink: [{ right: 'edit', aim: atLink }],
  previewClientLink: [{ right: 'read', aim: atLink }],
  getClientAnswers: [{ right: 'read', aim: atLink }],
  markClientAnswersSeen: [
    {
      right: 'read',
      aim: ({ characterId }) => ({
        body: { charcter_id: characterId, until: '2026-01-01T00:00:00.000Z' },
      }),
    },
  ],
  makeContactSheet: [
    {
      right: 'read',
      aim: async (place) => {
        await place.entryId();
        return atProject(place);
      },
    },
  ],
  exportShortlists: [
    { right: 'read', aim: atProject },
    { right: 'read', aim: (place) => ({ ...atProject(place), query: { characterId: place.characterId } }) },
  ],
};

export const shareCalls: Calls = {
  shareProject: [
    {
      right: 'edit',
      aim: ({ projectId, characterId, talentId }) => ({
        body: { project_id: projectId, charcter_id: characterId, user_id: [talentId] },
      }),
    },
  ],
  listShares: [{ right: 'read', aim: ({ projectId }) => ({ query: { projectId } }) }],
  getSharedProject: [
    {
      right: 'read',
      aim: ({ callerId, characterId, projectId }) => ({
        query: { recruiterId: callerId, characterId, projectId },
      }),
    },
  ],
};

const ofProject = 'project_id = $1';
const ofCharacters = 'character_id in (select id from project_character where project_id = $1)';
const ofLinks = 'link_id in (select id from client_link where project_id = $1)';
const ofPairings = 'pairing_id in (select id from pairing where project_id = $1)';
const ofScenarios = 'scenario_id in (select id from scenario where project_id = $1)';
const rowsOfProject = {
  project: 'id = $1',
  project_activity: ofProject,
  project_character: ofProject,
  project_document: ofProject,
  project_invitation: ofProject,
  project_person: ofProject,
  character_shortlist: ofCharacters,
  removed_shortlist_entry: ofCharacters,
  character_not_for: ofCharacters,
  project_share: ofCharacters,
  client_link: ofProject,
  client_visitor: ofLinks,
  pairing: ofProject,
  pairing_person: ofPairings,
  pairing_like: ofPairings,
  scenario: ofProject,
  scenario_choice: ofScenarios,
  scenario_comment: ofScenarios,
  scenario_like: ofScenarios,
};
/** For a select of everything a project has, with its id as $1. */
export const everyRow = Object.entries(rowsOfProject).map(
  ([table, where]) =>
    `(select jsonb_agg(to_jsonb(one) order by to_jsonb(one)) from ${table} one where ${where}) as ${table}`,
);
