import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import type { applyForJob } from '@callboard/contract/casting/applications';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { publishLive } from '../../../platform/live/publish-live.queries.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import { findReplier, listDisclosures, obstacleTo } from '../project-shares/index.ts';
import { applicationSent } from './applications.events.ts';
import { findSentBefore, insertApplication, insertFirstStep, listToNotify } from './applications.queries.ts';
import { tellTeams } from './job.live.ts';
import type { OwnReading } from './read-own.service.ts';
import { type AskedJob, findAskedJob, findRole, lockOpenJob, type RoleRow } from './role.queries.ts';
import { checkAnswers, checkMedia, tellDays } from './sent-checks.policy.ts';
import { type FoundMedia, refuseAll, type SentMediaService } from './sent-media.service.ts';
import { replaceAnswers, replaceAwaited } from './sent-writes.queries.ts';

const applicationsPerHour = { max: 60, seconds: 60 * 60 };

const obstacleProblems = {
  adults_only: 'This work is for adults only',
  guardian: 'A guardian has to consent first',
} as const;

export interface ApplyOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
}

interface Needs extends ApplyOptions {
  readonly sentMedia: SentMediaService;
  readonly reading: Pick<OwnReading, 'detail'>;
}

type Body = Parsed<typeof applyForJob>['body'];
type Work = Pick<RoleRow, 'starts_on' | 'ends_on'>;

/** What the calendar leaves of the work, as it is when it is told. */
export const daysToTell = async (db: Database, talentId: number, { starts_on, ends_on }: Work) => {
  if (starts_on === null || ends_on === null || starts_on > ends_on) return null;
  const busy = await unavailableOn(db, [talentId], { start: starts_on, end: ends_on });
  return tellDays({ start_date: starts_on, end_date: ends_on }, busy);
};

/** Under 18, work for adults is out of reach, and nothing is sent before a guardian consented. */
export const requireNoObstacle = async (
  db: Database,
  talentId: number,
  job: Pick<AskedJob, 'disclosures'>,
  role: RoleRow,
) => {
  const replier = await findReplier(db, talentId);
  if (replier.is_adult) return;
  const ofRole =
    role.project_id !== null && role.character_id !== null
      ? await listDisclosures(db, role.project_id, role.character_id)
      : [];
  const obstacle = obstacleTo(replier, [...job.disclosures, ...ofRole]);
  if (obstacle) throw invalidField('jobId', obstacleProblems[obstacle]);
};

export function createApplying({ db, events, limits, sentMedia, reading }: Needs) {
  const requireRole = async (job: AskedJob, characterId: number | null): Promise<RoleRow> => {
    if (job.has_characters && characterId === null) throw invalidField('charcter_id', 'Choose a role');
    const role = await findRole(db, job.id, characterId);
    if (!role) throw invalidField('charcter_id', 'This role isn’t in the job');
    if (!role.is_casting)
      throw new ProblemError('ALREADY_SETTLED', { detail: 'This role is no longer cast' });
    return role;
  };

  const closed = () => new ProblemError('ALREADY_SETTLED', { detail: 'This job is closed' });

  const store = async (
    trx: Database,
    talentId: number,
    { job, role, body, media }: { job: AskedJob; role: RoleRow; body: Body; media: FoundMedia },
  ): Promise<number | undefined> => {
    if (!(await lockOpenJob(trx, job.id))) throw closed();
    const id = await insertApplication(trx, {
      jobId: job.id,
      talentId,
      characterId: role.character_id,
      note: body.note ?? null,
      tellDays: body.tell_days,
      toldDays: body.tell_days ? await daysToTell(trx, talentId, role) : null,
      clientId: body.client_id ?? null,
    });
    if (id === undefined) return undefined;
    await insertFirstStep(trx, id);
    await sentMedia.keep(trx, talentId, id, media);
    await replaceAnswers(trx, id, [], body.answers ?? []);
    await replaceAwaited(trx, id, body.awaited ?? []);
    for (const recruiterId of await listToNotify(trx, job.id))
      await events.record(trx, applicationSent, { applicationId: id, jobId: job.id, recruiterId });
    await publishLive(trx, 'my-jobs', { account: talentId });
    await tellTeams(trx, [job.id]);
    if (role.project_id !== null) await publishLive(trx, 'project', { project: role.project_id });
    return id;
  };

  const findReplay = async (talentId: number, { client_id }: Body) =>
    client_id === undefined ? undefined : findSentBefore(db, talentId, client_id);

  return {
    /** Sent twice from one device, it is there once. A second one for the same role is refused. */
    async apply(actor: Actor, body: Body): Promise<OwnApplicationDetail> {
      const { accountId } = memberOf(actor);
      const before = await findReplay(accountId, body);
      if (before !== undefined) return reading.detail(accountId, before);
      const job = await findAskedJob(db, body.jobId);
      if (!job) throw new ProblemError('NOT_FOUND');
      if (!job.is_open) throw closed();
      const role = await requireRole(job, body.charcter_id ?? null);
      await requireNoObstacle(db, accountId, job, role);
      await limits.take(`applications:${accountId}`, applicationsPerHour);
      const media = await sentMedia.find(accountId, undefined, body.media ?? []);
      refuseAll([
        ...checkAnswers(job.questions, body.answers ?? []),
        ...checkMedia({ asked: job.requests, sent: media, awaited: body.awaited ?? [] }),
      ]);
      const id = await db.transaction().execute((trx) => store(trx, accountId, { job, role, body, media }));
      const sent = id ?? (await findReplay(accountId, body));
      if (sent === undefined)
        throw new ProblemError('CONFLICT', { detail: 'You’ve already applied for this role' });
      return reading.detail(accountId, sent);
    },
  };
}
