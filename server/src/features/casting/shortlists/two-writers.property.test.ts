import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { createTalent } from '../../../../test/factories.ts';
import { addMember, signedInRecruiter } from '../../../../test/project-callers.ts';
import { howMany } from '../../../../test/random-tests.ts';
import { type Entry, shortlistCalls } from '../../../../test/shortlist-team.ts';

const testApp = useTestApp();
const { send } = shortlistCalls(testApp);

const writers = 2;
const talentCount = 5;

type Step = { readonly who: number; readonly talent: number } & (
  | { readonly kind: 'note' | 'rate'; readonly isStale: boolean; readonly value: number }
  | { readonly kind: 'add' | 'remove' | 'restore' | 'sort'; readonly value: number }
);

const someone = { who: fc.nat(writers - 1), talent: fc.nat(talentCount - 1) };
const words = { isStale: fc.boolean(), value: fc.integer({ min: 1, max: 5 }) };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ...someone, ...words, kind: fc.constant('note' as const) }) },
  { weight: 2, arbitrary: fc.record({ ...someone, ...words, kind: fc.constant('rate' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...someone,
      value: fc.nat(100),
      kind: fc.constantFrom('add' as const, 'remove' as const, 'restore' as const, 'sort' as const),
    }),
  },
);
/** Both write at once within a round, and read again between two rounds. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

/** A note that was accepted, on which entry it stood and with which revision. */
interface Accepted {
  readonly id: number;
  readonly note: string;
  readonly revision: number;
  /** The revision it was typed on. */
  readonly base: number;
  readonly writer: number;
}

async function setUp() {
  const { db } = testApp();
  const owner = await signedInRecruiter(testApp());
  const associate = await signedInRecruiter(testApp());
  const { id: characterId, project_id: projectId } = await createCharacter(db, owner);
  await addMember(testApp(), projectId, associate, 'associate');
  const talents: number[] = [];
  for (let made = 0; made < talentCount; made += 1) talents.push((await createTalent(db)).id);
  const team = [owner, associate] as const;
  await send('POST', '', owner.headers, { charcter_id: characterId, user_id: talents });
  return { team, characterId, projectId, talents };
}
type SetUp = Awaited<ReturnType<typeof setUp>>;

const read = async ({ team: [owner], characterId }: SetUp) =>
  (
    await send(
      'GET',
      `/recruiter-shortlist?characterId=${characterId}&recruiterId=${owner.id}`,
      owner.headers,
    )
  ).json<{ results: Entry[] }>().results;

const rotated = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

/** The revision a writer types on: what they saw, or what they saw before. */
const baseOf = ({ talents }: SetUp, list: readonly Entry[], one: Step): number | undefined => {
  const entry = list.find(({ user_id }) => user_id === talents[one.talent]);
  return entry && Math.max(0, entry.revision - ('isStale' in one && one.isStale ? 1 : 0));
};

/** What a writer does with the list as they saw it last. */
async function run(set: SetUp, list: readonly Entry[], removed: readonly number[], one: Step, nonce: string) {
  const { headers } = set.team[one.who === 0 ? 0 : 1];
  const talentId = set.talents[one.talent] ?? 0;
  const entry = list.find(({ user_id }) => user_id === talentId);
  switch (one.kind) {
    case 'add':
      return send('POST', '', headers, { charcter_id: set.characterId, user_id: [talentId] });
    case 'remove':
      return entry && send('DELETE', `/${entry.id}`, headers);
    case 'restore':
      return removed.length === 0
        ? undefined
        : send('POST', '/restore', headers, { id: [removed[one.value % removed.length]] });
    case 'sort':
      return list.length === 0
        ? undefined
        : send('POST', '/user-shortlist/sort-by/user-list', headers, {
            charcter_id: set.characterId,
            id: rotated(
              list.map(({ id }) => id),
              one.value,
            ).slice(0, 3),
          });
    default: {
      const base_revision = baseOf(set, list, one);
      const words = one.kind === 'note' ? { note: nonce } : { rating: one.value };
      return entry && send('PATCH', `/${entry.id}`, headers, { ...words, base_revision });
    }
  }
}

/** A note that was not answered as a conflict is there, or was replaced by a later one that was accepted too. */
async function checkNotes(accepted: readonly Accepted[]): Promise<void> {
  const { rows } = await testApp().pool.query<{ id: number; note: string | null; note_revision: number }>(
    `select id, note, note_revision from character_shortlist
     union all select id, note, note_revision from removed_shortlist_entry`,
  );
  for (const row of rows) {
    const latest = accepted
      .filter(({ id }) => id === row.id)
      .toSorted((one, other) => other.revision - one.revision)[0];
    // A note can also have come over from an entry of the same talent that was put back.
    if (latest && row.note_revision <= latest.revision) expect(row.note).toBe(latest.note);
  }
}

test('two writers lose nothing: places stay dense, notes stand or were answered, everyone is told', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const set = await setUp();
      const accepted: Accepted[] = [];
      let removed: number[] = [];
      for (const [at, round] of all.entries()) {
        const list = await read(set);
        const linesBefore = await countLines(set.projectId);
        const answers = await Promise.all(
          round.map((one, index) => run(set, list, removed, one, `note ${at}.${index}`)),
        );
        let changes = 0;
        for (const [index, answer] of answers.entries()) {
          if (!answer) continue;
          const one = round[index];
          expect([200, 201, 204, 404]).toContain(answer.statusCode);
          if (one?.kind !== 'note' || answer.statusCode !== 200) continue;
          const body = answer.json<Entry & { conflicts: { theirs: unknown; field: string }[] }>();
          const [conflict] = body.conflicts;
          // Their words are in the answer, and never one's own.
          if (conflict) expect([body.note, conflict.theirs]).toEqual([conflict.theirs, body.note]);
          else {
            expect(body.note).toBe(`note ${at}.${index}`);
            changes += 1;
            accepted.push({
              id: body.id,
              note: body.note ?? '',
              revision: body.revision,
              base: baseOf(set, list, one) ?? 0,
              writer: one.who,
            });
          }
        }
        if (changes > 0) expect(await countLines(set.projectId)).not.toEqual(linesBefore);
        const now = await read(set);
        const gone = list.filter((before) => !now.some(({ id }) => id === before.id));
        removed = [...new Set([...removed, ...gone.map(({ id }) => id)])];
        await checkPlaces(set);
        await checkNotes(accepted);
        checkNothingUnreadReplaced(accepted);
      }
      // Whoever was ever listed is on the list, or can be put back.
      const { headers } = set.team[0];
      if (removed.length > 0) {
        const back = await send('POST', '/restore', headers, { id: removed });
        expect(back.statusCode).toBe(200);
        const listed = (await read(set)).map(({ user_id }) => user_id);
        expect(listed.toSorted()).toEqual(set.talents.toSorted());
        await checkPlaces(set);
      }
    }),
    { numRuns: howMany(12, 100) },
  );
}, 240_000);

/** How many lines a project has, and when the last one was written. */
const countLines = async (projectId: number) => {
  const { rows } = await testApp().pool.query(
    'select count(*)::int as count, max(happened_at) as last from project_activity where project_id = $1',
    [projectId],
  );
  return rows[0];
};

/**
 * Nobody replaced words of the other that they had not read. Read is what a writer typed on before:
 * whoever answered the other's note in one tab may replace that answer of theirs from an older tab.
 */
function checkNothingUnreadReplaced(accepted: readonly Accepted[]): void {
  for (const { id, revision, writer } of accepted) {
    const own = accepted.filter(
      (other) => other.id === id && other.writer === writer && other.revision <= revision,
    );
    const readUpTo = Math.max(...own.map(({ base }) => base));
    const unread = accepted.filter(
      (other) =>
        other.id === id && other.writer !== writer && other.revision > readUpTo && other.revision < revision,
    );
    expect(unread).toEqual([]);
  }
}

async function checkPlaces({ characterId }: SetUp): Promise<void> {
  const { rows } = await testApp().pool.query<{ position: number }>(
    'select position from character_shortlist where character_id = $1 order by position, id',
    [characterId],
  );
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
}
