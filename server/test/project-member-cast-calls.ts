import { randomUUID } from 'node:crypto';
import { atProject, type Calls, type Place } from './project-member-calls.ts';

/** Of both talents. */
const pairingId = async ({ add, projectId, talentId, otherTalentId }: Place, removed = false) => {
  const id = await add(
    `insert into pairing (project_id, name, removed_at)
    values ($1, 'The sisters', case when $2 then now() end) returning id`,
    [projectId, removed],
  );
  await add(
    `insert into pairing_person (pairing_id, talent_id, position) values ($1, $2, 0), ($1, $3, 1)
    returning pairing_id as id`,
    [id, talentId, otherTalentId],
  );
  return id;
};

const scenarioId = ({ add, projectId }: Place, deleted = false) =>
  add(
    `insert into scenario (project_id, name, position, deleted_at)
    select $1, 'The director’s cast', count(*), case when $2 then now() end
    from scenario where project_id = $1 returning id`,
    [projectId, deleted],
  );

/** The talent plays the character in it. */
const filledScenarioId = async (place: Place) => {
  const id = await scenarioId(place);
  await place.entryId();
  await place.add(
    `insert into scenario_choice (scenario_id, character_id, talent_id, revision) values ($1, $2, $3, 0)
    returning scenario_id as id`,
    [id, place.characterId, place.talentId],
  );
  return id;
};

const ownCommentId = ({ add, callerId }: Place, scenario: number) =>
  add(
    `insert into scenario_comment (scenario_id, author_id, words) values ($1, $2, 'Better than the other.')
    returning id`,
    [scenario, callerId],
  );

const atPairing = async (place: Place) => ({ params: { id: await pairingId(place) } });
const atScenario = async (place: Place) => ({ params: { id: await scenarioId(place) } });
const atFilledScenario = async (place: Place) => ({ params: { id: await filledScenarioId(place) } });
const name = 'The other cast';

export const castCalls: Calls = {
  getBoard: [{ right: 'read', aim: atProject }],

  getLineUp: [
    { right: 'read', aim: atProject },
    {
      right: 'read',
      aim: async (place) => {
        await pairingId(place);
        return { ...atProject(place), query: { talents: `${place.talentId},${place.otherTalentId}` } };
      },
    },
  ],
  savePairing: [
    {
      right: 'edit',
      aim: async (place) => {
        const { add, characterId, talentId, otherTalentId, entryId } = place;
        await entryId();
        await add(
          `insert into character_shortlist (character_id, talent_id, position) values ($1, $2, 2)
          on conflict (character_id, talent_id) do update set position = 2 returning id`,
          [characterId, otherTalentId],
        );
        return { ...atProject(place), body: { name: 'The sisters', user_ids: [otherTalentId, talentId] } };
      },
    },
  ],
  changePairing: [
    { right: 'edit', aim: async (place) => ({ ...(await atPairing(place)), body: { name: 'Twins' } }) },
    { right: 'edit', aim: async (place) => ({ ...(await atPairing(place)), body: { note: 'Same walk' } }) },
  ],
  removePairing: [{ right: 'edit', aim: atPairing }],
  restorePairing: [
    { right: 'edit', aim: async (place) => ({ params: { id: await pairingId(place, true) } }) },
  ],
  likePairing: [
    { right: 'comment', aim: async (place) => ({ ...(await atPairing(place)), body: { liked: true } }) },
    {
      right: 'comment',
      aim: async (place) => {
        const id = await pairingId(place);
        await place.add(
          'insert into pairing_like (pairing_id, account_id) values ($1, $2) returning pairing_id as id',
          [id, place.callerId],
        );
        return { params: { id }, body: { liked: false } };
      },
    },
  ],

  listScenarios: [{ right: 'read', aim: atProject }],
  createScenario: [
    { right: 'edit', aim: (place) => ({ ...atProject(place), body: { name } }) },
    {
      right: 'edit',
      aim: async (place) => ({
        ...atProject(place),
        body: { name, copy_of: await filledScenarioId(place) },
      }),
    },
    {
      right: 'edit',
      aim: async (place) => {
        await place.entryId();
        return { ...atProject(place), body: { name, from_furthest: true } };
      },
    },
  ],
  changeScenario: [
    { right: 'edit', aim: async (place) => ({ ...(await atScenario(place)), body: { name } }) },
    {
      right: 'edit',
      aim: async (place) => {
        await scenarioId(place);
        return { ...(await atScenario(place)), body: { position: 0 } };
      },
    },
  ],
  deleteScenario: [{ right: 'edit', aim: atScenario }],
  restoreScenario: [
    { right: 'edit', aim: async (place) => ({ params: { id: await scenarioId(place, true) } }) },
  ],
  chooseForScenario: [
    {
      right: 'edit',
      aim: async (place) => {
        await place.entryId();
        const body = { character_id: place.characterId, user_id: place.talentId };
        return { ...(await atScenario(place)), body };
      },
    },
    {
      right: 'edit',
      aim: async (place) => ({
        ...(await atFilledScenario(place)),
        body: { character_id: place.characterId, user_id: null },
      }),
    },
  ],
  commentOnScenario: [
    {
      right: 'comment',
      aim: async (place) => ({ ...(await atScenario(place)), body: { words: 'Too tall beside her.' } }),
    },
  ],
  deleteScenarioComment: [
    {
      right: 'comment',
      aim: async (place) => {
        const id = await scenarioId(place);
        return { params: { id, commentId: await ownCommentId(place, id) } };
      },
    },
  ],
  likeScenario: [
    { right: 'comment', aim: async (place) => ({ ...(await atScenario(place)), body: { liked: true } }) },
    {
      right: 'comment',
      aim: async (place) => {
        const id = await scenarioId(place);
        await place.add(
          'insert into scenario_like (scenario_id, account_id) values ($1, $2) returning scenario_id as id',
          [id, place.callerId],
        );
        return { params: { id }, body: { liked: false } };
      },
    },
  ],
  setCastBudget: [
    { right: 'edit', aim: (place) => ({ ...atProject(place), body: { cast_budget_paise: 40_000_000 } }) },
  ],
  planCast: [{ right: 'read', aim: atFilledScenario }],
  makeCast: [
    {
      right: 'edit',
      aim: async (place) => {
        const id = await filledScenarioId(place);
        return { params: { id }, body: { plan: await place.planOf(id), client_id: randomUUID() } };
      },
    },
  ],
};
