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
import {
  atCharacter,
  atProject,
  type Call,
  type Calls,
  clientLinkCalls,
  everyRow,
  type Request,
  shareCalls,
  shortlistCalls,
} from './project-member-calls.ts';
import { castCalls } from './project-member-cast-calls.ts';

const testApp = useTestApp();

const draft = { project: { status: 'draft' } };
const closed = { project: closedProject };

/** Every call about one project, with the right it needs. */
const calls: Calls = {
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

  ...shortlistCalls,
  ...clientLinkCalls,
  ...shareCalls,
  ...castCalls,
};

/** They are about a recruiter and all their projects. */
const aboutARecruiter = [
  'listOpenAuditions',
  'listActiveProjects',
  'listProjectSummary',
  'exportProjectSummary',
  'listAllShortlists',
];

const tags = ['projects', 'shortlists'];
/** About a project too, though their tag is about finding or asking talents. */
const elsewhere = [
  'markNotForCharacter',
  'listNotForCharacter',
  'shareProject',
  'listShares',
  'getSharedProject',
];
const owned = Object.entries<Endpoint>(endpoints)
  .filter(([name, { tag }]) => tags.includes(tag) || elsewhere.includes(name))
  .filter(([, { access }]) => access.owned && access.callers.includes('recruiter'))
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
  const otherTalent = await createTalent(db);
  const add = async (statement: string, values: unknown[]): Promise<number> =>
    (await testApp().pool.query(statement, values)).rows[0].id;
  return {
    team,
    place: {
      projectId: team.projectId,
      characterId: team.characterId,
      talentId: talent.id,
      otherTalentId: otherTalent.id,
      add,
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
      entryId: () =>
        add(
          `insert into character_shortlist (character_id, talent_id, position) values ($1, $2, 1)
          on conflict (character_id, talent_id) do update set position = 1 returning id`,
          [team.characterId, talent.id],
        ),
      planOf: async (scenarioId: number): Promise<string> => {
        const url = `/v1/scenarios/${scenarioId}/cast`;
        return (await testApp().app.inject({ url, headers: team.owner.headers })).json().plan;
      },
    },
  };
}

/** All that is known of a project: refused calls leave it as it was. */
const stateOf = async (projectId: number) => {
  const { rows } = await testApp().pool.query(`select ${everyRow.join()}`, [projectId]);
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

const endpointOf = (wanted: string) =>
  Object.entries<Endpoint>(endpoints).find(([name]) => name === wanted)?.[1];

const mayCall = (caller: (typeof callers)[number], right: ProjectRight) =>
  projectRoles.some((role: ProjectRole) => role === caller && rightsOfRole[role].includes(right));

const table = Object.entries(calls).flatMap(([name, each]) =>
  each.map((call, index) => ({ name: each.length > 1 ? `${name} (${index + 1})` : name, of: name, call })),
);

describe.each(table)('$name', ({ of, call: { right, project, aim, mayRefuse } }) => {
  test(`is for everyone on the project who may ${right}`, async () => {
    const endpoint = endpointOf(of);
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

  test('lets viewers comment and like besides reading, and keeps every other change from them', () => {
    const open = table
      .filter(({ call }) => rightsOfRole.viewer.includes(call.right))
      .filter(({ of }) => endpointOf(of)?.method !== 'GET')
      .map(({ of, call }) => `${call.right} ${of}`);
    const remarks = ['likePairing', 'commentOnScenario', 'deleteScenarioComment', 'likeScenario'];
    // These only read, or note what someone has read on their own desk: nothing of the project changes.
    const reads = ['previewClientLink', 'planClientLink', 'markClientAnswersSeen'];
    expect(new Set(open)).toEqual(
      new Set([...reads.map((name) => `read ${name}`), ...remarks.map((name) => `comment ${name}`)]),
    );
  });

  test('refuses associates what is about closing and people, and nothing else', () => {
    const refused = table.filter(({ call }) => !rightsOfRole.associate.includes(call.right));
    expect(new Set(refused.map(({ call }) => call.right))).toEqual(new Set(['close', 'people']));
  });
});
