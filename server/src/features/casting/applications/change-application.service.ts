import { statusOfWire } from '@callboard/contract/casting/application-values';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import type { moveApplication } from '@callboard/contract/casting/applications';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import {
  type ApplicationState,
  findApplication,
  lockApplications,
  saveText,
} from './applications.queries.ts';
import { daysToTell, requireNoObstacle } from './apply.service.ts';
import type { OwnReading } from './read-own.service.ts';
import { requireStep } from './require-step.ts';
import { findAskedJobById, findRole } from './role.queries.ts';
import { checkAnswers, checkMedia } from './sent-checks.policy.ts';
import { type FoundMedia, refuseAll, type SentMediaService } from './sent-media.service.ts';
import { listAwaited, replaceAnswers, replaceAwaited } from './sent-writes.queries.ts';
import { isEnded, toStatus } from './steps.policy.ts';
import { takeSteps } from './take-step.ts';

interface Needs {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly sentMedia: SentMediaService;
  readonly reading: Pick<OwnReading, 'detail'>;
}

type Body = Parsed<typeof moveApplication>['body'];

const ofTeam = ['words', 'rating', 'still_deciding'] as const;

const changesWhatWasSent = ({ note, media, answers, tell_days }: Body) =>
  [note, media, answers, tell_days].some((field) => field !== undefined);

const requireChangeable = (application: ApplicationState) => {
  const isLate = application.closes_at !== null && application.closes_at <= new Date();
  if (isEnded(toStatus(application.status)) || isLate || !application.is_job_open)
    throw new ProblemError('ALREADY_SETTLED', { detail: 'This application can no longer be changed' });
};

export function createChanging({ db, events, sentMedia, reading }: Needs) {
  const requireOwn = (application: ApplicationState | undefined, talentId: number): ApplicationState => {
    if (application?.talent_id !== talentId) throw new ProblemError('NOT_FOUND');
    return application;
  };

  const takeOwnStep = async (trx: Database, application: ApplicationState, body: Body) => {
    const { jobApplyStatus, withdraw_reason: withdrawReason } = body;
    const to = jobApplyStatus === undefined ? undefined : statusOfWire(jobApplyStatus);
    if (to === undefined) return application;
    const isTaken = await requireStep(trx, 'talent', application, to, body.from);
    if (!isTaken) return application;
    const status = toStatus(application.status);
    await takeSteps(trx, events, [{ ...application, status }], {
      to,
      madeBy: 'talent',
      actorId: null,
      words: null,
      withdrawReason: to === 'withdrawn' ? withdrawReason : undefined,
    });
    return { ...application, status: to };
  };

  const saveMedia = async (trx: Database, application: ApplicationState, found: FoundMedia) => {
    const delivered = new Set(found.map(({ requestId }) => requestId));
    const awaited = await listAwaited(trx, application.id);
    const left = awaited.filter((id) => !delivered.has(id));
    const job = await findAskedJobById(trx, application.job_id);
    refuseAll(checkMedia({ asked: job?.requests ?? [], sent: found, awaited: left }));
    await sentMedia.keep(trx, application.talent_id, application.id, found);
    await replaceAwaited(trx, application.id, left);
  };

  const saveSent = async (trx: Database, application: ApplicationState, body: Body, found?: FoundMedia) => {
    const { id, talent_id, job_id, character_id } = application;
    const role = await findRole(trx, job_id, character_id);
    const tells = body.tell_days;
    await saveText(trx, id, {
      note: body.note,
      days:
        tells === undefined
          ? undefined
          : { tell: tells, told: tells && role ? await daysToTell(trx, talent_id, role) : null },
    });
    if (found) await saveMedia(trx, application, found);
    if (body.answers === undefined) return;
    const job = await findAskedJobById(trx, job_id);
    const asked = job?.questions ?? [];
    refuseAll(checkAnswers(asked, body.answers));
    await replaceAnswers(
      trx,
      id,
      asked.map((question) => question.id),
      body.answers,
    );
  };

  const requireAllowed = async (application: ApplicationState, body: Body) => {
    const wrong = ofTeam.find((field) => body[field] !== undefined);
    if (wrong) throw invalidField(wrong, 'Only the team of the job says this');
    if (body.withdraw_reason !== undefined && statusOfWire(body.jobApplyStatus ?? 0) !== 'withdrawn')
      throw invalidField('withdraw_reason', 'Goes with withdrawing only');
    if (statusOfWire(body.jobApplyStatus ?? 0) !== 'applied') return;
    const job = await findAskedJobById(db, application.job_id);
    const role = await findRole(db, application.job_id, application.character_id);
    if (job && role) await requireNoObstacle(db, application.talent_id, job, role);
    if (role && !role.is_casting)
      throw new ProblemError('ALREADY_SETTLED', { detail: 'This role is no longer cast' });
  };

  return {
    /** Frozen talents withdraw; they begin and change nothing. */
    async change(actor: Actor, id: number, body: Body): Promise<OwnApplicationDetail> {
      const { accountId, frozen } = memberOf(actor);
      const read = requireOwn(await findApplication(db, id, accountId), accountId);
      await requireAllowed(read, body);
      if (frozen && (changesWhatWasSent(body) || statusOfWire(body.jobApplyStatus ?? 0) !== 'withdrawn'))
        throw new ProblemError('PROFILE_FROZEN');
      const found = body.media && (await sentMedia.find(accountId, id, body.media));
      await db.transaction().execute(async (trx) => {
        const [locked] = await lockApplications(trx, [id], accountId);
        const application = await takeOwnStep(trx, requireOwn(locked, accountId), body);
        if (!changesWhatWasSent(body)) return;
        requireChangeable(application);
        await saveSent(trx, application, body, found);
      });
      return reading.detail(accountId, id);
    },
  };
}
