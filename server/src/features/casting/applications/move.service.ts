import { wireStatusOf } from '@callboard/contract/casting/application-values';
import type { moveApplication, moveApplications } from '@callboard/contract/casting/applications';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, invalidFields, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { publishLive } from '../../../platform/live/publish-live.queries.ts';
import { lockCharacters } from '../projects/index.ts';
import { putOnShortlist } from '../shortlists/index.ts';
import {
  type ApplicationState,
  findApplication,
  findLastMovers,
  listCharactersOf,
  lockApplications,
  saveRating,
} from './applications.queries.ts';
import { type AskedMove, readMove } from './asked-move.policy.ts';
import type { TeamReading } from './read-team.service.ts';
import { decidingOutcomes, outcomeFor, requireDeciding, requireStep } from './require-step.ts';
import { requireTeam } from './require-team.ts';
import { lockJobsOf } from './role.queries.ts';
import { type StepOutcome, toStatus } from './steps.policy.ts';
import { sayStillDeciding, takeSteps } from './take-step.ts';
import { findProjectsOfJobs } from './team.queries.ts';

const movesPerHour = { max: 3000, seconds: 60 * 60 };

export interface MoveOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
}

interface Needs extends MoveOptions {
  readonly reading: Pick<TeamReading, 'one'>;
}

type One = Parsed<typeof moveApplication>['body'];
type Several = Parsed<typeof moveApplications>['body'];

const ofTalent = ['note', 'media', 'answers', 'tell_days', 'awaited', 'withdraw_reason'] as const;

const toMove = (body: Parameters<typeof readMove>[0]): AskedMove | undefined => {
  const asked = readMove(body);
  if (asked && 'fault' in asked) throw invalidFields([asked.fault]);
  return asked;
};

/** Whoever is shortlisted for a character is on its shortlist as well, where it can still be cast. */
const shortlist = async (trx: Database, actorId: number, moved: readonly ApplicationState[]) => {
  const byCharacter = groupBy(moved, ({ character_id }) => character_id);
  for (const [characterId, applications] of byCharacter)
    if (characterId !== null)
      await putOnShortlist(trx, {
        characterId,
        actorId,
        talentIds: applications.map(({ talent_id }) => talent_id),
      });
};

/** Characters and jobs before applications, as closing a project or a job locks them. */
const lock = async (
  trx: Database,
  ids: readonly number[],
  asked: AskedMove | undefined,
  readerId: number,
) => {
  if (asked?.to === 'shortlisted') await lockCharacters(trx, await listCharactersOf(trx, ids));
  // Considered again: not while somebody closes the job.
  if (asked?.to === 'viewed') await lockJobsOf(trx, ids);
  return lockApplications(trx, ids, readerId);
};

interface Judged {
  readonly application: ApplicationState;
  readonly outcome: StepOutcome;
}

const judge = async (
  trx: Database,
  locked: readonly ApplicationState[],
  { to }: AskedMove,
  fromOf: ReadonlyMap<number, number>,
): Promise<Judged[]> => {
  const said = to === 'still_deciding' ? await decidingOutcomes(trx, locked, (id) => fromOf.get(id)) : [];
  return locked.map((application, index) => ({
    application,
    outcome:
      to === 'still_deciding'
        ? (said[index] ?? 'settled')
        : outcomeFor('team', application, to, fromOf.get(application.id)),
  }));
};

/** Those that are there already count as moved: the same call sent twice says the same. */
const toAnswer = async (trx: Database, judged: readonly Judged[]) => {
  const stayed = judged.flatMap(({ application, outcome }) =>
    outcome === 'moved' || outcome === 'settled' ? application : [],
  );
  const ids = stayed.map(({ id }) => id);
  const movers = ids.length === 0 ? undefined : await findLastMovers(trx, ids);
  return {
    moved: judged.flatMap(({ application, outcome }) =>
      outcome === 'taken' || outcome === 'same' ? application.id : [],
    ),
    stayed: stayed.map(({ id, status }) => ({
      id,
      jobApplyStatus: wireStatusOf(toStatus(status)),
      by: movers?.get(id)?.name ?? null,
    })),
  };
};

export function createMoving({ db, events, limits, reading }: Needs) {
  const move = async (
    trx: Database,
    actorId: number,
    applications: readonly ApplicationState[],
    asked: AskedMove,
  ) => {
    if (applications.length === 0) return;
    if (asked.to === 'still_deciding')
      await sayStillDeciding(trx, events, applications, { actorId, words: asked.words });
    else {
      if (asked.to === 'shortlisted') await shortlist(trx, actorId, applications);
      const rows = applications.map((one) => ({ ...one, status: toStatus(one.status) }));
      await takeSteps(trx, events, rows, { ...asked, madeBy: 'team', actorId });
    }
    const jobs = applications.map(({ job_id }) => job_id);
    for (const project of await findProjectsOfJobs(trx, jobs)) await publishLive(trx, 'project', { project });
  };

  const isToTake = (trx: Database, application: ApplicationState, { to }: AskedMove, from?: number) =>
    to === 'still_deciding'
      ? requireDeciding(trx, application, from)
      : requireStep(trx, 'team', application, to, from);

  return {
    async one(actor: Actor, id: number, body: One) {
      const { accountId, frozen } = memberOf(actor);
      requireTeam(await findApplication(db, id, accountId), 'edit');
      const wrong = ofTalent.find((field) => body[field] !== undefined);
      if (wrong) throw invalidField(wrong, 'Only the applicant says this');
      const asked = toMove(body);
      if (asked && body.from === undefined) throw invalidField('from', 'Say where it stood when you read it');
      // Frozen recruiters end what is open and begin nothing.
      if (frozen && (asked?.to !== 'not_selected' || body.rating !== undefined))
        throw new ProblemError('PROFILE_FROZEN');
      await limits.take(`application-moves:${accountId}`, movesPerHour);
      await db.transaction().execute(async (trx) => {
        const [locked] = await lock(trx, [id], asked, accountId);
        const application = requireTeam(locked, 'edit');
        if (asked && (await isToTake(trx, application, asked, body.from)))
          await move(trx, accountId, [application], asked);
        if (body.rating !== undefined) await saveRating(trx, id, body.rating);
      });
      return reading.one(actor, id);
    },

    /** All of one job. Those that somebody moved meanwhile stay where they are. */
    async several(actor: Actor, { applications, ...body }: Several) {
      const { accountId } = memberOf(actor);
      const asked = toMove(body);
      if (!asked) throw invalidField('jobApplyStatus', 'Choose a status');
      const fromOf = new Map(applications.map(({ id, from }) => [id, from]));
      await limits.take(`application-moves:${accountId}`, movesPerHour);
      return db.transaction().execute(async (trx) => {
        const locked = await lock(trx, [...fromOf.keys()], asked, accountId);
        if (locked.length < fromOf.size) throw new ProblemError('NOT_FOUND');
        for (const application of locked) requireTeam(application, 'edit');
        if (new Set(locked.map(({ job_id }) => job_id)).size > 1)
          throw invalidField('applications', 'Choose applications for one job');
        const judged = await judge(trx, locked, asked, fromOf);
        if (judged.some(({ outcome }) => outcome === 'never'))
          throw invalidField('jobApplyStatus', 'Can’t be set here');
        const taken = judged.flatMap(({ application, outcome }) => (outcome === 'taken' ? application : []));
        await move(trx, accountId, taken, asked);
        return toAnswer(trx, judged);
      });
    },
  };
}
