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
import { applicationSent } from './applications.events.ts';
import { listToNotify } from './applications.queries.ts';
import { daysToTell } from './days-to-tell.ts';
import { tellTeams } from './job.live.ts';
import type { OwnReading } from './read-own.service.ts';
import { requireNoObstacle } from './require-no-obstacle.ts';
import { type AskedJob, findAskedJob, findRole, lockOpenJob, type RoleRow } from './role.queries.ts';
import {
  findSentBefore,
  findWithdrawn,
  insertApplication,
  insertFirstStep,
  lockOwnOfRole,
  saveText,
} from './sending.queries.ts';
import { checkAnswers, checkMedia } from './sent-checks.policy.ts';
import { type FoundMedia, refuseAll, type SentMediaService } from './sent-media.service.ts';
import { replaceAnswers, replaceAwaited } from './sent-writes.queries.ts';
import { takeSteps } from './take-step.ts';

const applicationsPerHour = { max: 60, seconds: 60 * 60 };
/** First ones and those that are sent again. */
export const countApplication = (limits: Limits, accountId: number) =>
  limits.take(`applications:${accountId}`, applicationsPerHour);

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

interface ToStore {
  readonly job: AskedJob;
  readonly role: RoleRow;
  readonly body: Body;
  readonly media: FoundMedia;
}

export function createApplying({ db, events, limits, sentMedia, reading }: Needs) {
  const requireRole = async (job: AskedJob, characterId: number | null): Promise<RoleRow> => {
    if (job.has_characters && characterId === null) throw invalidField('charcter_id', 'Choose a role');
    const role = await findRole(db, job.id, characterId);
    if (!role) throw invalidField('charcter_id', 'This role isn’t in the job');
    return role;
  };

  const closed = () => new ProblemError('ALREADY_SETTLED', { detail: 'This job is closed' });

  const toText = async (trx: Database, talentId: number, { role, body }: ToStore) => ({
    note: body.note ?? null,
    days: { tell: body.tell_days, told: body.tell_days ? await daysToTell(trx, talentId, role) : null },
    clientId: body.client_id ?? null,
  });

  const keepSent = async (trx: Database, talentId: number, id: number, { body, media }: ToStore) => {
    await sentMedia.keep(trx, talentId, id, media);
    await replaceAnswers(trx, id, 'all', body.answers ?? []);
    await replaceAwaited(trx, id, body.awaited ?? []);
  };

  const storeFirst = async (trx: Database, talentId: number, sent: ToStore) => {
    const { job, role } = sent;
    const id = await insertApplication(trx, {
      jobId: job.id,
      talentId,
      characterId: role.character_id,
      ...(await toText(trx, talentId, sent)),
    });
    if (id === undefined) return undefined;
    await insertFirstStep(trx, id);
    await keepSent(trx, talentId, id, sent);
    for (const recruiterId of await listToNotify(trx, job.id))
      await events.record(trx, applicationSent, { applicationId: id, jobId: job.id, recruiterId });
    await publishLive(trx, 'my-jobs', { account: talentId });
    return id;
  };

  /** The same application, with what is sent now in the place of what was sent then. */
  const storeAgain = async (trx: Database, talentId: number, sent: ToStore) => {
    const own = await lockOwnOfRole(trx, talentId, sent.job.id, sent.role.character_id);
    if (own?.status !== 'withdrawn') return undefined;
    await takeSteps(trx, events, [{ ...own, talent_id: talentId, status: 'withdrawn' }], {
      to: 'applied',
      madeBy: 'talent',
      actorId: null,
      words: null,
    });
    await saveText(trx, own.id, await toText(trx, talentId, sent));
    await keepSent(trx, talentId, own.id, sent);
    return own.id;
  };

  const store = async (trx: Database, talentId: number, sent: ToStore): Promise<number | undefined> => {
    const { job, role } = sent;
    if (!(await lockOpenJob(trx, job.id, role.character_id))) throw closed();
    const id = (await storeFirst(trx, talentId, sent)) ?? (await storeAgain(trx, talentId, sent));
    if (id === undefined) return undefined;
    await tellTeams(trx, [job.id]);
    if (role.project_id !== null) await publishLive(trx, 'project', { project: role.project_id });
    return id;
  };

  const findReplay = async (talentId: number, { client_id }: Body) =>
    client_id === undefined ? undefined : findSentBefore(db, talentId, client_id);

  return {
    /** Sent twice from one device, it is there once. A second one for a role has to follow a withdrawal. */
    async apply(actor: Actor, body: Body): Promise<OwnApplicationDetail> {
      const member = memberOf(actor);
      const { accountId } = member;
      const before = await findReplay(accountId, body);
      if (before !== undefined) return reading.detail(accountId, before);
      const job = await findAskedJob(db, body.jobId);
      if (!job) throw new ProblemError('NOT_FOUND');
      if (!job.is_open) throw closed();
      const role = await requireRole(job, body.charcter_id ?? null);
      await requireNoObstacle(db, member, job, role);
      await countApplication(limits, accountId);
      const withdrawn = await findWithdrawn(db, accountId, job.id, role.character_id);
      const media = await sentMedia.find(accountId, withdrawn, body.media ?? []);
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
