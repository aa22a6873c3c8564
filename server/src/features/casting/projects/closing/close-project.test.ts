import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { createTalent } from '../../../../../test/factories.ts';
import { castAs } from '../../../../../test/landing-factories.ts';
import { choose, sentTo } from '../../../../../test/notifications.ts';
import { accessTo, closingOf } from '../../../../../test/project-closing.ts';
import {
  applyFor,
  createTeamProject,
  shareWith,
  type TeamProject,
} from '../../../../../test/project-outcomes.ts';
import type { ClosingInput } from './close-project.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { close, reopen, refsTo } = closingOf(testApp);
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error) =>
      [error.code, ...(error.details.errors ?? []).map((one: { field: string }) => one.field)].join(' '),
  );

const charactersOf = async ({ characters }: TeamProject) => {
  const rows = await db()
    .selectFrom('project_character')
    .select(['id', 'status'])
    .where('id', 'in', characters)
    .orderBy('id')
    .execute();
  return rows.map(({ status }) => status);
};
const applicationsOf = async (talentId: number) =>
  db()
    .selectFrom('job_application')
    .select(['status', 'answer_words'])
    .where('talent_id', '=', talentId)
    .orderBy('id')
    .execute();
const statusOf = async (table: 'project' | 'job', id: number) =>
  (await db().selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

describe('closing a project', () => {
  test('casts, answers everyone once and ends every application, share and job', async () => {
    const team = await createTeamProject(db());
    const [meera = 0, driver = 0] = team.characters;
    const chosen = await applyFor(db(), team, meera, { status: 'callback' });
    const seen = await applyFor(db(), team, meera, { status: 'viewed' });
    const unopened = await applyFor(db(), team, null);
    const gone = await applyFor(db(), team, meera, { status: 'withdrawn' });
    const invited = await shareWith(db(), driver, { status: 'interested' });
    const both = await applyFor(db(), team, meera, { status: 'shortlisted' });
    await shareWith(db(), driver, { talent_id: both });
    await close(team, {
      outcome: [{ character_id: meera, user_id: [chosen] }],
      words: { applications: 'Not this time.\nSee you.', cast: 'Welcome aboard.' },
    });
    expect(await charactersOf(team)).toEqual(['cast', 'dropped', 'dropped']);
    expect([await statusOf('project', team.project.id), await statusOf('job', team.job.id)]).toEqual([
      'closed',
      'closed',
    ]);
    const words = 'Not this time.\nSee you.';
    expect(await applicationsOf(chosen)).toEqual([{ status: 'cast', answer_words: 'Welcome aboard.' }]);
    expect(await applicationsOf(seen)).toEqual([{ status: 'not_selected', answer_words: words }]);
    expect(await applicationsOf(unopened)).toEqual([{ status: 'role_closed', answer_words: words }]);
    expect(await applicationsOf(gone)).toEqual([{ status: 'withdrawn', answer_words: null }]);
    const closed = [
      'project.answered',
      '“Not this time. See you.” Tara Dutta from Lantern Casting closed Monsoon Line.',
    ];
    expect(await refsTo(chosen)).toEqual([
      [
        'project.cast',
        'Tara Dutta from Lantern Casting cast you as Meera in Monsoon Line. “Welcome aboard.”',
      ],
    ]);
    for (const talent of [seen, unopened, both]) expect(await refsTo(talent)).toEqual([closed]);
    expect(await refsTo(invited)).toEqual([
      ['project.answered', expect.stringContaining('Thank you for your time.')],
    ]);
    expect(await refsTo(gone)).toEqual([]);
    const { answered } = await db()
      .selectFrom('project_closing')
      .select('answered')
      .where('project_id', '=', team.project.id)
      .executeTakeFirstOrThrow();
    expect(answered).toEqual({
      cast: { count: 1, words: 'Welcome aboard.' },
      applications: { count: 3, words },
      shares: { count: 1, words: expect.any(String) },
    });
    expect(
      await db()
        .selectFrom('project_activity')
        .select(['kind', 'actor_id', 'detail'])
        .where('project_id', '=', team.project.id)
        .execute(),
    ).toEqual([{ kind: 'project_closed', actor_id: team.owner.id, detail: { cast: 1, answered: 5 } }]);
  });

  test('emails say the recruiter’s words in full, first, and tell a cast person who they play', async () => {
    const team = await createTeamProject(db());
    const [meera = 0, driver = 0] = team.characters;
    const [unlucky, lucky] = [await createTalent(db()), await createTalent(db())];
    for (const { id } of [unlucky, lucky]) await choose(db(), id, 'applications');
    await applyFor(db(), team, meera, { talent_id: unlucky.id });
    for (const id of [meera, driver]) await shareWith(db(), id, { talent_id: lucky.id });
    const long = `${'We saw many of you. '.repeat(40)}The end.`;
    await close(team, {
      outcome: [meera, driver].map((character_id) => ({ character_id, user_id: [lucky.id] })),
      words: { applications: long },
    });
    const [bad] = await sentTo(testApp(), unlucky.email);
    expect(bad).toMatchObject({ subject: 'Monsoon Line is closed' });
    expect(bad?.text?.indexOf(long)).toBe('Hi Asha,\n\n'.length);
    const good = await sentTo(testApp(), lucky.email);
    expect(good.map(({ subject }) => subject)).toEqual(['You’re cast as Meera and The driver']);
  });

  test('who was cast before stays cast and is not notified again', async () => {
    const team = await createTeamProject(db());
    const [meera = 0, , guests = 0] = team.characters;
    const before = await applyFor(db(), team, meera, { status: 'cast' });
    await castAs(db(), meera, before);
    const guest = await shareWith(db(), guests);
    await close(team, {
      outcome: [
        { character_id: meera, user_id: [before] },
        { character_id: guests, user_id: [guest] },
      ],
    });
    expect(await charactersOf(team)).toEqual(['cast', 'dropped', 'cast']);
    expect(await refsTo(before)).toEqual([]);
    expect(await refsTo(guest)).toEqual([['project.cast', expect.stringContaining('Wedding guests')]]);
  });

  test('leaves other projects, drafts and their jobs alone', async () => {
    const team = await createTeamProject(db());
    const other = await createTeamProject(db());
    const talent = await applyFor(db(), other, other.characters[0]);
    await shareWith(db(), other.characters[1], { talent_id: talent });
    const draft = await db()
      .insertInto('job')
      .values({
        recruiter_id: team.owner.id,
        project_id: team.project.id,
        title: 'Later',
        description: 'Not yet.',
        project_type_id: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await close(team);
    expect(await statusOf('job', draft.id)).toBe('draft');
    expect([await statusOf('project', other.project.id), await statusOf('job', other.job.id)]).toEqual([
      'open',
      'open',
    ]);
    expect(await applicationsOf(talent)).toEqual([{ status: 'applied', answer_words: null }]);
    expect(await refsTo(talent)).toEqual([]);
  });

  test('is refused whole for a stranger, a foreign character, too many and unknown words', async () => {
    const team = await createTeamProject(db());
    const other = await createTeamProject(db());
    const [meera = 0] = team.characters;
    const known = await shareWith(db(), meera);
    const second = await shareWith(db(), meera);
    const stranger = (await createTalent(db())).id;
    const foreign = other.characters[0] ?? 0;
    const gone = await createTalent(db(), { account: { closed_at: new Date() } });
    await shareWith(db(), meera, { talent_id: gone.id });
    const choose = (character_id: number, ...user_id: number[]) => ({
      outcome: [
        { character_id: team.characters[2] ?? 0, user_id: [] },
        { character_id, user_id },
      ],
    });
    const attempts: [ClosingInput, string][] = [
      [choose(meera, known, stranger), 'VALIDATION_FAILED outcome.1.user_id'],
      [choose(meera, known, second), 'VALIDATION_FAILED outcome.1.user_id'],
      [choose(meera, gone.id), 'VALIDATION_FAILED outcome.1.user_id'],
      [choose(foreign), 'NOT_FOUND'],
      [{ words: { weather: 'Rain' } }, 'VALIDATION_FAILED words.weather'],
    ];
    for (const [input, code] of attempts) expect(await codeOf(close(team, input))).toBe(code);
    expect(await statusOf('project', team.project.id)).toBe('open');
    expect(await charactersOf(team)).toEqual(['casting', 'casting', 'casting']);
    expect(await refsTo(known)).toEqual([]);
  });

  test('is the owner’s; a draft is not closed, a closed one not twice', async () => {
    const team = await createTeamProject(db());
    for (const [role, person] of [
      ['associate', team.associate],
      ['viewer', team.viewer],
    ] as const) {
      const access = accessTo(team, { role, accountId: person.id });
      expect(await codeOf(close(team, {}, access))).toBe('PROJECT_RIGHT_MISSING');
      expect(await codeOf(reopen(team, access))).toBe('PROJECT_RIGHT_MISSING');
    }
    expect(await codeOf(reopen(team))).toBe('ALREADY_SETTLED');
    await db().updateTable('project').set({ status: 'draft' }).where('id', '=', team.project.id).execute();
    expect(await codeOf(close(team))).toBe('CONFLICT');
    await db().updateTable('project').set({ status: 'paused' }).where('id', '=', team.project.id).execute();
    expect(await codeOf(reopen(team))).toBe('CONFLICT');
    expect(await codeOf(close(team))).toBe('done');
    expect(await codeOf(close(team))).toBe('ALREADY_SETTLED');
  });

  test('two people at once: one closes it, the other is told, and nobody is notified twice', async () => {
    const team = await createTeamProject(db());
    const talents: number[] = [];
    for (const id of team.characters) talents.push(await applyFor(db(), team, id), await shareWith(db(), id));
    const answers = await Promise.all([codeOf(close(team)), codeOf(close(team)), codeOf(close(team))]);
    expect(answers.sort()).toEqual(['ALREADY_SETTLED', 'ALREADY_SETTLED', 'done']);
    for (const talent of talents) expect(await refsTo(talent)).toHaveLength(1);
  });
});

describe('reopening a project', () => {
  test('casts again what was not filled; nothing that was answered is undone', async () => {
    const team = await createTeamProject(db());
    const [meera = 0, driver = 0, guests = 0] = team.characters;
    await db().updateTable('project_character').set({ status: 'dropped' }).where('id', '=', driver).execute();
    const lead = await applyFor(db(), team, meera);
    const guest = await shareWith(db(), guests);
    const other = await applyFor(db(), team, meera);
    await close(team, {
      outcome: [
        { character_id: meera, user_id: [lead] },
        { character_id: guests, user_id: [guest] },
      ],
    });
    expect(await charactersOf(team)).toEqual(['cast', 'dropped', 'cast']);
    await reopen(team);
    expect(await charactersOf(team)).toEqual(['cast', 'dropped', 'casting']);
    expect(await statusOf('project', team.project.id)).toBe('open');
    expect(await statusOf('job', team.job.id)).toBe('closed');
    expect((await applicationsOf(other)).map(({ status }) => status)).toEqual(['role_closed']);
    expect(await refsTo(other)).toHaveLength(1);
    await close(team);
    expect(await charactersOf(team)).toEqual(['cast', 'dropped', 'cast']);
    expect(await refsTo(other)).toHaveLength(1);
  });

  test('is too late after 30 days', async () => {
    const team = await createTeamProject(db());
    await close(team);
    const ago = (days: number) =>
      db()
        .updateTable('project')
        .set({ closed_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', team.project.id)
        .execute();
    await ago(31);
    expect(await codeOf(reopen(team))).toBe('CONFLICT');
    await ago(29);
    expect(await codeOf(reopen(team))).toBe('done');
  });
});
