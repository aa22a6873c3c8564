import {
  type ApplicationStatus,
  statusOfWire,
  wireStatusOf,
} from '@callboard/contract/casting/application-values';
import type { moveApplication, moveApplications } from '@callboard/contract/casting/applications';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
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
import type { TeamReading } from './read-team.service.ts';
import { outcomeFor, requireStep } from './require-step.ts';
import { requireTeam } from './require-team.ts';
import { toStatus } from './steps.policy.ts';
import { takeSteps } from './take-step.ts';
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

const ofTalent = ['note', 'media', 'answers', 'tell_days', 'withdraw_reason'] as const;

const toTarget = (wire: number): ApplicationStatus => {
  const to = statusOfWire(wire);
  if (!to) throw invalidField('jobApplyStatus', 'Choose a status');
  return to;
};

export function createMoving({ db, events, limits, reading }: Needs) {
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

  /** Characters before applications, as closing a project locks them. */
  const lock = async (
    trx: Database,
    ids: readonly number[],
    to: ApplicationStatus | undefined,
    readerId: number,
  ) => {
    if (to === 'shortlisted') await lockCharacters(trx, await listCharactersOf(trx, ids));
    return lockApplications(trx, ids, readerId);
  };

  const move = async (
    trx: Database,
    actorId: number,
    applications: readonly ApplicationState[],
    { to, words }: { to: ApplicationStatus; words: string | undefined },
  ) => {
    if (applications.length === 0) return;
    if (to === 'shortlisted') await shortlist(trx, actorId, applications);
    await takeSteps(
      trx,
      events,
      applications.map((application) => ({ ...application, status: toStatus(application.status) })),
      { to, madeBy: 'team', actorId, words: words ?? null },
    );
    for (const project of await findProjectsOfJobs(
      trx,
      applications.map(({ job_id }) => job_id),
    ))
      await publishLive(trx, 'project', { project });
  };

  return {
    async one(actor: Actor, id: number, body: One) {
      const { accountId, frozen } = memberOf(actor);
      requireTeam(await findApplication(db, id, accountId), 'edit');
      const wrong = ofTalent.find((field) => body[field] !== undefined);
      if (wrong) throw invalidField(wrong, 'Only the applicant says this');
      const to = body.jobApplyStatus === undefined ? undefined : toTarget(body.jobApplyStatus);
      if (to === undefined && body.words !== undefined) throw invalidField('words', 'Goes with a step only');
      // Frozen recruiters end what is open and begin nothing.
      if (frozen && (to !== 'not_selected' || body.rating !== undefined))
        throw new ProblemError('PROFILE_FROZEN');
      await limits.take(`application-moves:${accountId}`, movesPerHour);
      await db.transaction().execute(async (trx) => {
        const [locked] = await lock(trx, [id], to, accountId);
        const application = requireTeam(locked, 'edit');
        if (to !== undefined && (await requireStep(trx, 'team', application, to, body.from)))
          await move(trx, accountId, [application], { to, words: body.words });
        if (body.rating !== undefined) await saveRating(trx, id, body.rating);
      });
      return reading.one(actor, id);
    },

    /** All of one job. Those that somebody moved meanwhile stay where they are. */
    async several(actor: Actor, { applications: asked, jobApplyStatus, words }: Several) {
      const { accountId } = memberOf(actor);
      if (jobApplyStatus === undefined) throw invalidField('jobApplyStatus', 'Choose a status');
      const to = toTarget(jobApplyStatus);
      const fromOf = new Map(asked.map(({ id, from }) => [id, from]));
      await limits.take(`application-moves:${accountId}`, movesPerHour);
      return db.transaction().execute(async (trx) => {
        const locked = await lock(trx, [...fromOf.keys()], to, accountId);
        if (locked.length < fromOf.size) throw new ProblemError('NOT_FOUND');
        for (const application of locked) requireTeam(application, 'edit');
        if (new Set(locked.map(({ job_id }) => job_id)).size > 1)
          throw invalidField('applications', 'Choose applications for one job');
        const judged = locked.map((application) => ({
          application,
          outcome: outcomeFor('team', application, to, fromOf.get(application.id)),
        }));
        if (judged.some(({ outcome }) => outcome === 'never'))
          throw invalidField('jobApplyStatus', 'Can’t be set here');
        const taken = judged.flatMap(({ application, outcome }) => (outcome === 'taken' ? application : []));
        await move(trx, accountId, taken, { to, words });
        const stayed = judged.flatMap(({ application, outcome }) =>
          outcome === 'moved' || outcome === 'settled' ? application : [],
        );
        const movers =
          stayed.length === 0
            ? undefined
            : await findLastMovers(
                trx,
                stayed.map(({ id }) => id),
              );
        return {
          // Those that are there already count: the same call sent twice says the same.
          moved: judged.flatMap(({ application, outcome }) =>
            outcome === 'taken' || outcome === 'same' ? application.id : [],
          ),
          stayed: stayed.map(({ id, status }) => ({
            id,
            jobApplyStatus: wireStatusOf(toStatus(status)),
            by: movers?.get(id)?.name ?? null,
          })),
        };
      });
    },
  };
}
