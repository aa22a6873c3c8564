import { statusOfWire } from '@callboard/contract/casting/application-values';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import type { moveApplication } from '@callboard/contract/casting/applications';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { type ApplicationState, findApplication, lockApplications } from './applications.queries.ts';
import { type ApplyOptions, countApplication } from './apply.service.ts';
import { tellTeams } from './job.live.ts';
import type { OwnReading } from './read-own.service.ts';
import { requireNoObstacle } from './require-no-obstacle.ts';
import { requireStep } from './require-step.ts';
import { findAskedJobById, findRole, lockJobsOf } from './role.queries.ts';
import { changesWhatWasSent, createSentSaving } from './save-sent.ts';
import type { SentMediaService } from './sent-media.service.ts';
import { toStatus } from './steps.policy.ts';
import { takeSteps } from './take-step.ts';

interface Needs extends ApplyOptions {
  readonly sentMedia: SentMediaService;
  readonly reading: Pick<OwnReading, 'detail'>;
}

type Body = Parsed<typeof moveApplication>['body'];

const ofTeam = ['words', 'rating', 'still_deciding'] as const;

export function createChanging({ db, events, limits, sentMedia, reading }: Needs) {
  const saveSent = createSentSaving({ sentMedia });

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

  const requireAllowed = (body: Body) => {
    const wrong = ofTeam.find((field) => body[field] !== undefined);
    if (wrong) throw invalidField(wrong, 'Only the team of the job says this');
    if (body.withdraw_reason !== undefined && statusOfWire(body.jobApplyStatus ?? 0) !== 'withdrawn')
      throw invalidField('withdraw_reason', 'Goes with withdrawing only');
  };

  /** The same as of a first application. */
  const requireToApplyAgain = async (member: Member, application: ApplicationState) => {
    const job = await findAskedJobById(db, application.job_id);
    const role = await findRole(db, application.job_id, application.character_id);
    if (!job || !role) throw new ProblemError('NOT_FOUND');
    await requireNoObstacle(db, member, job, role);
    await countApplication(limits, member.accountId);
  };

  return {
    /** Frozen talents withdraw; they begin and change nothing. */
    async change(actor: Actor, id: number, body: Body): Promise<OwnApplicationDetail> {
      const member = memberOf(actor);
      const { accountId, frozen } = member;
      const read = requireOwn(await findApplication(db, id, accountId), accountId);
      requireAllowed(body);
      const to = statusOfWire(body.jobApplyStatus ?? 0);
      if (frozen && (changesWhatWasSent(body) || to !== 'withdrawn'))
        throw new ProblemError('PROFILE_FROZEN');
      if (to === 'applied' && read.status === 'withdrawn') await requireToApplyAgain(member, read);
      const found = body.media && (await sentMedia.find(accountId, id, body.media));
      await db.transaction().execute(async (trx) => {
        if (to === 'applied') await lockJobsOf(trx, [id]);
        const [locked] = await lockApplications(trx, [id], accountId);
        const application = await takeOwnStep(trx, requireOwn(locked, accountId), body);
        if (!changesWhatWasSent(body)) return;
        await saveSent(trx, application, body, found);
        await tellTeams(trx, [application.job_id]);
      });
      return reading.detail(accountId, id);
    },
  };
}
