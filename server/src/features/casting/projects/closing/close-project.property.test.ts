import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { createTalent } from '../../../../../test/factories.ts';
import { closingOf } from '../../../../../test/project-closing.ts';
import { applyFor, createTeamProject, shareWith } from '../../../../../test/project-outcomes.ts';
import { howMany } from '../../../../../test/random-tests.ts';
import { closedAs } from '../../applications/steps.policy.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { close, refsTo } = closingOf(testApp);

test('whatever was open has a final state, and each of them one notification', async () => {
  const finals = new Map<string, string>([
    ...Object.entries(closedAs),
    ...['cast', 'not_selected', 'withdrawn', 'role_closed'].map((end) => [end, end] as const),
  ]);
  const shareFinals = new Map([
    ...['shared', 'read', 'interested', 'closed'].map((open) => [open, 'closed'] as const),
    ['declined', 'declined'] as const,
  ]);
  const thing = fc.record({
    talent: fc.nat(4),
    character: fc.nat(2),
    kind: fc.constantFrom<'application' | 'share'>('application', 'share'),
    application: fc.constantFrom(...finals.keys()),
    share: fc.constantFrom(...shareFinals.keys()),
  });
  const mix = fc.record({
    things: fc.uniqueArray(thing, {
      maxLength: 12,
      selector: ({ talent, character, kind }) => `${talent} ${character} ${kind}`,
    }),
    chosen: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(mix, async ({ things, chosen }) => {
      const team = await createTeamProject(db(), [5, 5, 5]);
      const talents: number[] = [];
      for (let made = 0; made < 5; made++) talents.push((await createTalent(db())).id);
      for (const { talent, character, kind, ...status } of things) {
        const [talent_id = 0, part] = [talents[talent], team.characters[character]];
        if (kind === 'application')
          await applyFor(db(), team, part, { talent_id, status: status.application });
        else await shareWith(db(), part, { talent_id, status: status.share });
      }
      const candidates = await db()
        .selectFrom('character_candidate')
        .select(['character_id', 'talent_id'])
        .where('character_id', 'in', team.characters)
        .where('talent_id', '=', talents[chosen] ?? 0)
        .execute();
      const waiting = new Set<number>();
      for (const { listWaiting } of testApp().services.closingParts)
        for (const talentId of await listWaiting(db(), team.project.id)) waiting.add(talentId);
      await close(team, {
        outcome: candidates.map(({ character_id, talent_id }) => ({
          character_id: character_id ?? 0,
          user_id: [talent_id ?? 0],
        })),
      });
      const isCast = new Set(candidates.map(({ character_id }) => character_id));
      const open = new Set<number>();
      for (const { talent, character, kind, application, share } of things) {
        const [talentId = 0, part = 0] = [talents[talent], team.characters[character]];
        const before = kind === 'application' ? application : share;
        const wasCast = talent === chosen && isCast.has(part);
        const isOpen =
          kind === 'application' ? before in closedAs : ['shared', 'read', 'interested'].includes(before);
        if (isOpen || wasCast) open.add(talentId);
        const table = kind === 'application' ? 'job_application' : 'project_share';
        const { status } = await db()
          .selectFrom(table)
          .select('status')
          .where('talent_id', '=', talentId)
          .where('character_id', '=', part)
          .executeTakeFirstOrThrow();
        const final = (kind === 'application' ? finals : shareFinals).get(before);
        expect(status).toBe(kind === 'application' && wasCast && isOpen ? 'cast' : final);
      }
      for (const talent of talents) expect(await refsTo(talent)).toHaveLength(open.has(talent) ? 1 : 0);
      if (isCast.size > 0) waiting.add(talents[chosen] ?? 0);
      expect([...open].sort()).toEqual([...waiting].sort());
    }),
    { numRuns: howMany(12, 80) },
  );
});
