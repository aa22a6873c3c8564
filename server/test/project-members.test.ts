import { randomUUID } from 'node:crypto';
import { endpoints } from '@callboard/contract';
import {
  type ProjectRight,
  type ProjectRole,
  projectRoles,
  rightsOfRole,
} from '@callboard/contract/casting/project-values';
import type { Endpoint } from '@callboard/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { useTestApp } from './app.ts';
import { createTeam } from './character-team.ts';
import { closedProject } from './characters.ts';
import { createTalent } from './factories.ts';
import { addMember, signedInRecruiter } from './project-callers.ts';

const testApp = useTestApp();

/** A project to aim a call at, and who makes it. */
interface Place {
  readonly callerId: number;
  readonly projectId: number;
  readonly characterId: number;
  readonly talentId: number;
  /** Somebody else on the team. */
  readonly colleagueId: number;
  readonly invitationId: () => Promise<number>;
  readonly documentId: () => Promise<number>;
}

interface Request {
  readonly params?: Readonly<Record<string, number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface Call {
  readonly right: ProjectRight;
  /** How the project is; open where nothing is said. */
  readonly project?: Parameters<typeof createTeam>[1];
  readonly aim: (place: Place) => Request | Promise<Request>;
  /** What may be wrong with the request for those who may make it. */
  readonly mayRefuse?: string;
}

const atProject = ({ projectId }: Place) => ({ params: { id: projectId } });
const atCharacter = ({ characterId }: Place) => ({ params: { id: characterId } });
const draft = { project: { status: 'draft' } };
const closed = { project: closedProject };

/** Every call about one project, with the right it needs. */
const calls: Readonly<Record<string, readonly Call[]>> = {
  getProject: [{ right: 'read', aim: atProject }],
  updateProject: [
    { right: 'edit', aim: (place) => ({ ...atProject(place), body: { synopsis: 'Rain for nine days.' } }) },
    { right: 'edit', aim: (place) => ({ ...atProject(place), body: { status: 'paused' } }) },
    { right: 'close', aim: (place) => ({ ...atProject(place), body: { status: 'closed' } }) },
    { right: 'close', project: closed, aim: (place) => ({ ...atProject(place), body: { status: 'open' } }) },
  ],
  deleteDraftProject: [{ right: 'close', project: draft, aim: atProject }],
  previewClosing: [{ right: 'close', aim: atProject }],
  getClosedProject: [{ right: 'read', project: closed, aim: atProject }],

  listProjectPeople: [{ right: 'read', aim: atProject }],
  inviteToProject: [
    { right: 'people', aim: (place) => ({ ...atProject(place), body: { role: 'viewer' } }) },
    {
      right: 'people',
      aim: (place) => ({ ...atProject(place), body: { role: 'associate', email: 'ila@callboard.test' } }),
    },
  ],
  withdrawProjectInvitation: [
    {
      right: 'people',
      aim: async ({ projectId, invitationId }) => ({
        params: { id: projectId, invitationId: await invitationId() },
      }),
    },
  ],
  changeProjectPerson: [
    {
      right: 'people',
      aim: ({ projectId, colleagueId }) => ({
        params: { id: projectId, personId: colleagueId },
        body: { role: 'associate', unlock_limit: 5 },
      }),
    },
  ],
  removeProjectPerson: [
    {
      right: 'people',
      aim: ({ projectId, colleagueId }) => ({ params: { id: projectId, personId: colleagueId } }),
    },
  ],
  listProjectActivity: [{ right: 'read', aim: atProject }],
  listCandidates: [
    {
      right: 'read',
      aim: ({ callerId, projectId, characterId }) => ({
        query: { recruiter_id: callerId, project_id: projectId, character_id: characterId },
      }),
    },
  ],
  countCandidates: [
    {
      right: 'read',
      aim: ({ callerId, projectId, characterId }) => ({
        params: { recruiter: callerId, project: projectId, character: characterId },
      }),
    },
  ],

  listDocuments: [{ right: 'read', aim: atProject }],
  addDocument: [
    {
      right: 'edit',
      aim: ({ projectId }) => ({
        body: { project_id: projectId, file_key: randomUUID(), file_name: 'sides.pdf' },
      }),
      mayRefuse: 'file_key',
    },
  ],
  changeDocument: [
    {
      right: 'edit',
      aim: async ({ documentId }) => ({ params: { id: await documentId() }, body: { title: 'Scene 5' } }),
    },
  ],
  openDocument: [{ right: 'read', aim: async ({ documentId }) => ({ params: { id: await documentId() } }) }],
  deleteDocuments: [
    { right: 'edit', aim: async ({ documentId }) => ({ body: { id: [await documentId()] } }) },
  ],

  createCharacters: [
    {
      right: 'edit',
      aim: ({ projectId, characterId }) => ({
        body: { project_id: projectId, characters: [{ name: 'Tara' }, { copy_of: characterId }] },
      }),
    },
  ],
  updateCharacter: [
    { right: 'edit', aim: (place) => ({ ...atCharacter(place), body: { name: 'Mira' } }) },
    { right: 'edit', aim: (place) => ({ ...atCharacter(place), body: { status: 'dropped' } }) },
  ],
  deleteCharacter: [{ right: 'edit', aim: atCharacter }],
  getCharacter: [{ right: 'read', aim: atCharacter }],
  listProjectCharacters: [{ right: 'read', aim: ({ projectId }) => ({ query: { projectId } }) }],
  listCharactersWithCounts: [{ right: 'read', aim: atProject }],
  sortCharacters: [
    {
      right: 'edit',
      aim: ({ projectId, characterId }) => ({
        body: { project_id: projectId, character_ids: [characterId] },
      }),
    },
  ],

  addToShortlist: [
    {
      right: 'edit',
      aim: ({ characterId, talentId }) => ({ body: { charcter_id: characterId, user_id: [talentId] } }),
    },
  ],
  removeFromShortlists: [
    { right: 'edit', aim: ({ characterId }) => ({ body: { charcter_id: [characterId] } }) },
  ],
};

/** They are about a recruiter and all their projects. */
const aboutARecruiter = [
  'listOpenAuditions',
  'listActiveProjects',
  'listProjectSummary',
  'exportProjectSummary',
];

const tags = ['projects', 'shortlists'];
const owned = Object.entries<Endpoint>(endpoints)
  .filter(([, { tag, access }]) => tags.includes(tag) && access.owned && access.callers.includes('recruiter'))
  .map(([name]) => name);

const strangers = ['stranger', 'removed'] as const;

/** Who calls, in an order in which those who are refused come before somebody changes something. */
const callers = [...strangers, ...projectRoles.toReversed()];

async function givenPlace(project: Call['project'] = {}) {
  const team = await createTeam(testApp(), project);
  const { db } = testApp();
  const colleague = await signedInRecruiter(testApp());
  await addMember(testApp(), team.projectId, colleague, 'viewer');
  const talent = await createTalent(db);
  const add = async (statement: string, values: unknown[]): Promise<number> =>
    (await testApp().pool.query(statement, values)).rows[0].id;
  return {
    team,
    place: {
      projectId: team.projectId,
      characterId: team.characterId,
      talentId: talent.id,
      colleagueId: colleague.id,
      invitationId: () =>
        add(
          `insert into project_invitation (project_id, role, token_hash, expires_at)
          values ($1, 'viewer', $2, now() + interval '1 day') returning id`,
          [team.projectId, randomUUID()],
        ),
      documentId: async () => {
        const id = await add(
          `insert into project_document (project_id, kind, title, audience)
          values ($1, 'sides', 'Scene 4', 'team') returning id`,
          [team.projectId],
        );
        await add(
          `insert into project_document_version (document_id, number, upload_key, file_key, file_name,
            content_type, bytes, stored_bytes)
          values ($1, 1, $2, $3, 'sides.pdf', 'application/pdf', 100, 100) returning id`,
          [id, randomUUID(), `documents/${randomUUID()}.pdf`],
        );
        return id;
      },
    },
  };
}

/** All that is known of a project besides its characters’ details: refused calls leave it as it was. */
const stateOf = async (projectId: number) => {
  const { rows } = await testApp().pool.query(
    `select project.status, project.revision,
      (select count(*) from project_activity where project_id = project.id) as activities,
      (select count(*) from project_character where project_id = project.id) as characters,
      (select count(*) from project_person where project_id = project.id) as people
    from project where id = $1`,
    [projectId],
  );
  return rows[0];
};

const inject = (endpoint: Endpoint, { params = {}, query = {}, body }: Request, headers: Headers) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return testApp().app.inject({
    method: endpoint.method,
    url: `${endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}?${search}`,
    headers,
    ...(body && { payload: body }),
  });
};
type Headers = Record<string, string>;

const mayCall = (caller: (typeof callers)[number], right: ProjectRight) =>
  projectRoles.some((role: ProjectRole) => role === caller && rightsOfRole[role].includes(right));

const table = Object.entries(calls).flatMap(([name, each]) =>
  each.map((call, index) => ({ name: each.length > 1 ? `${name} (${index + 1})` : name, of: name, call })),
);

describe.each(table)('$name', ({ of, call: { right, project, aim, mayRefuse } }) => {
  test(`is for everyone on the project who may ${right}`, async () => {
    const endpoint = Object.entries<Endpoint>(endpoints).find(([name]) => name === of)?.[1];
    if (!endpoint) throw new Error(`The contract has no endpoint ${of}`);
    let given = await givenPlace(project);
    for (const caller of callers) {
      const { id: callerId, headers } = given.team[caller];
      const request = await aim({ ...given.place, callerId });
      const before = await stateOf(given.place.projectId);
      const response = await inject(endpoint, request, headers);
      const code = response.statusCode < 300 ? 'OK' : response.json().code;
      if (mayCall(caller, right)) {
        if (mayRefuse) expect(response.json()).toMatchObject({ status: 400, errors: [{ field: mayRefuse }] });
        else expect([caller, code]).toEqual([caller, 'OK']);
        if (endpoint.method !== 'GET') given = await givenPlace(project);
      } else {
        const isStranger = strangers.some((one) => one === caller);
        expect([caller, code]).toEqual([caller, isStranger ? 'NOT_FOUND' : 'PROJECT_RIGHT_MISSING']);
        expect(await stateOf(given.place.projectId)).toEqual(before);
      }
    }
  });
});

describe('the table', () => {
  test('has every call about a project', () => {
    expect([...Object.keys(calls), ...aboutARecruiter].toSorted()).toEqual(owned.toSorted());
  });

  test('keeps every call that changes something from viewers', () => {
    const open = table
      .filter(({ call }) => rightsOfRole.viewer.includes(call.right))
      .filter(
        ({ of }) => Object.entries<Endpoint>(endpoints).find(([name]) => name === of)?.[1].method !== 'GET',
      );
    expect(open).toEqual([]);
  });

  test('refuses associates what is about closing and people, and nothing else', () => {
    const refused = table.filter(({ call }) => !rightsOfRole.associate.includes(call.right));
    expect(new Set(refused.map(({ call }) => call.right))).toEqual(new Set(['close', 'people']));
  });
});
