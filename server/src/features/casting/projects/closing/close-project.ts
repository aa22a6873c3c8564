import type { updateProject } from '@callboard/contract/casting/projects';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../../platform/db/database.ts';
import type { EventRecorder } from '../../../../platform/events/event-recorder.ts';
import type { ClosingPart, ProjectOutcome } from '../../../../platform/feature/closing-part.ts';
import { invalidField, ProblemError } from '../../../../platform/http/problem-error.ts';
import { hasRight, type ProjectAccess, recordActivity } from '../../project-access/index.ts';
import { lockProject } from '../field-merge.queries.ts';
import { requireStep } from '../require-step.ts';
import * as queries from './close-project.queries.ts';
import { answeredAtClosing, castAtClosing } from './closing.events.ts';
import { type SettledCharacter, settleOutcome } from './outcome.policy.ts';

export const castWords = 'You have the role. We’ll be in touch about the next steps.';

export type ClosingInput = Pick<Parsed<typeof updateProject>['body'], 'outcome' | 'words'>;

export interface ClosingOptions {
  readonly events: EventRecorder;
  /** What every feature has open, in the order it is answered. */
  readonly closingParts: readonly ClosingPart[];
}

interface Answering {
  readonly closingId: number;
  readonly access: ProjectAccess;
  readonly settled: readonly SettledCharacter[];
  readonly words: ReadonlyMap<string, string>;
}

/** Who closes or reopens it at the same moment waits here. */
const requireClosingStep = async (trx: Database, access: ProjectAccess, step: 'close' | 'reopen') => {
  if (!hasRight(access.role, 'close')) throw new ProblemError('PROJECT_RIGHT_MISSING');
  const project = await lockProject(trx, access.projectId);
  if (!project) throw new ProblemError('NOT_FOUND');
  const next = requireStep(project, step === 'close' ? 'closed' : 'open');
  if (next !== step) throw new ProblemError('CONFLICT');
};

const settleOrRefuse = async (
  trx: Database,
  projectId: number,
  outcome: NonNullable<ClosingInput['outcome']>,
) => {
  const result = settleOutcome(await queries.lockCharacters(trx, projectId), outcome);
  if (!('refused' in result)) return result.settled;
  throw result.refused === 'unknown'
    ? new ProblemError('NOT_FOUND')
    : invalidField(result.field, result.message);
};

/** Who is newly cast, each once with all their characters. */
const newCastings = (settled: readonly SettledCharacter[]) => {
  const byTalent = new Map<number, number[]>();
  for (const { id, newlyCast } of settled)
    for (const talent of newlyCast) byTalent.set(talent, [...(byTalent.get(talent) ?? []), id]);
  return byTalent;
};

export function createClosing({ events, closingParts }: ClosingOptions) {
  /** What each part says, as the recruiter left it. */
  const wordsOf = (edited: Readonly<Record<string, string>>) => {
    const words = new Map([
      ['cast', castWords],
      ...closingParts.map((part) => [part.key, part.words] as const),
    ]);
    for (const [key, text] of Object.entries(edited)) {
      if (!words.has(key)) throw invalidField(`words.${key}`, 'There is nothing of this name to answer');
      words.set(key, text);
    }
    return words;
  };

  const notifyCast = async (trx: Database, { closingId, settled }: Answering) => {
    const castings = newCastings(settled);
    for (const [talentId, characterIds] of castings)
      await events.record(trx, castAtClosing, { closingId, talentId, characterIds });
    return new Set(castings.keys());
  };

  /** Everyone is notified once: of being cast, else by the first part they wait in. */
  const answerEveryone = async (trx: Database, answering: Answering) => {
    const { closingId, access, settled, words } = answering;
    const wordsFor = (key: string) => words.get(key) ?? '';
    const notified = await notifyCast(trx, answering);
    const answered: Record<string, { count: number; words: string }> = {};
    if (notified.size > 0) answered.cast = { count: notified.size, words: wordsFor('cast') };
    const outcome: Omit<ProjectOutcome, 'words'> = {
      projectId: access.projectId,
      actorId: access.accountId,
      castWords: wordsFor('cast'),
      castTalentIds: new Map(settled.map(({ id, cast }) => [id, cast])),
    };
    for (const { key, answer } of closingParts) {
      const talentIds = await answer(trx, { ...outcome, words: wordsFor(key) });
      const unnotified = talentIds.filter((talentId) => !notified.has(talentId));
      for (const talentId of unnotified) {
        notified.add(talentId);
        await events.record(trx, answeredAtClosing, { closingId, talentId, part: key });
      }
      if (unnotified.length > 0) answered[key] = { count: unnotified.length, words: wordsFor(key) };
    }
    await queries.saveAnswered(trx, closingId, answered);
    return notified.size;
  };

  return {
    /** In the caller's transaction. Everything that is open gets its final state, and everyone is notified. */
    async close(trx: Database, access: ProjectAccess, { outcome = [], words = {} }: ClosingInput) {
      await requireClosingStep(trx, access, 'close');
      const { projectId, accountId: actorId } = access;
      const allWords = wordsOf(words);
      const settled = await settleOrRefuse(trx, projectId, outcome);
      await queries.saveCharacters(trx, settled);
      const unfilled = settled.flatMap(({ id, isUnfilled }) => (isUnfilled ? [id] : []));
      const closingId = await queries.saveClosing(trx, { projectId, actorId, unfilled });
      const answered = await answerEveryone(trx, { closingId, access, settled, words: allWords });
      const cast = settled.reduce((sum, character) => sum + character.cast.length, 0);
      await recordActivity(trx, { projectId, actorId, kind: 'project_closed', values: { cast, answered } });
    },

    /** In the caller's transaction. Nobody's answer is undone. */
    async reopen(trx: Database, access: ProjectAccess) {
      await requireClosingStep(trx, access, 'reopen');
      const { projectId, accountId: actorId } = access;
      await queries.reopenProject(trx, projectId);
      await recordActivity(trx, { projectId, actorId, kind: 'project_reopened' });
    },
  };
}
export type Closing = ReturnType<typeof createClosing>;
