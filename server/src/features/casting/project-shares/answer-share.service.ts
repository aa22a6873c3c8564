import type { answerShare } from '@callboard/contract/casting/project-shares';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { recordActivity } from '../project-access/index.ts';
import { listDisclosures } from './disclosures.ts';
import { obstacleTo, outcomeOf } from './share-states.policy.ts';
import { shareAnswered } from './shares.events.ts';
import { tellMyJobs, tellRead } from './shares.live.ts';
import { toShare } from './shares.mapper.ts';
import * as queries from './shares.queries.ts';

/** Every change notifies the recruiter. */
const changesPerShare = { max: 10, seconds: 24 * 60 * 60 };

type Input = Parsed<typeof answerShare>['body'];
type Interest = NonNullable<Input['interest']>;

const obstacleMessages = {
  adults_only: 'This work is for adults only. You can decline',
  guardian: 'A guardian has to consent first. You can decline',
} as const;

export interface AnswerShareOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
}

export function createAnswering({ db, events, limits }: AnswerShareOptions) {
  const notify = async (trx: Database, share: queries.OwnShareRow, interest: Interest, isChange: boolean) => {
    for (const recruiterId of await queries.listToNotify(trx, share.id))
      await events.record(trx, shareAnswered, { shareId: share.id, recruiterId, interest, isChange });
    const name = await queries.findTalentName(trx, share.talent_id);
    await recordActivity(trx, {
      projectId: share.project_id,
      actorId: null,
      kind: interest === 'interested' ? 'share_interested' : 'share_declined',
      characterId: share.character_id,
      personId: share.talent_id,
      values: name === undefined ? {} : { name },
    });
  };

  const requireNoObstacle = async (trx: Database, share: queries.OwnShareRow) => {
    const replier = await queries.findReplier(trx, share.talent_id);
    if (replier.is_adult) return;
    const asked = await listDisclosures(trx, share.project_id, share.character_id);
    const obstacle = obstacleTo(replier, asked);
    if (obstacle) throw invalidField('interest', obstacleMessages[obstacle]);
  };

  const answer = async (trx: Database, actor: Actor, share: queries.OwnShareRow, input: Input) => {
    const { interest, reason } = input;
    if (interest === undefined) {
      await queries.openShare(trx, share.id);
      if (share.read_at === null)
        await tellRead(trx, { talentId: share.talent_id, projectId: share.project_id });
      return;
    }
    const outcome = outcomeOf(share, interest);
    if (outcome === 'settled') throw new ProblemError('ALREADY_SETTLED');
    if (outcome === 'same') {
      // The reason may come after the answer.
      if (reason !== undefined && reason !== share.decline_reason && !memberOf(actor).frozen)
        await queries.saveReason(trx, share.id, reason);
      return;
    }
    if (interest === 'interested') await requireNoObstacle(trx, share);
    const isChange = share.status === 'interested' || share.status === 'declined';
    if (isChange) {
      // Frozen talents answer what is open and change nothing.
      if (memberOf(actor).frozen) throw new ProblemError('PROFILE_FROZEN');
      await limits.take(`share-changes:${share.id}`, changesPerShare);
    }
    await queries.saveAnswer(trx, { id: share.id, interest, reason: reason ?? null });
    await tellMyJobs(trx, share.talent_id);
    await notify(trx, share, interest, isChange);
  };

  return {
    /** Someone else's share is not found. The same answer again changes nothing. */
    async answer(actor: Actor, id: number, input: Input) {
      const { accountId } = memberOf(actor);
      return db.transaction().execute(async (trx) => {
        const share = await queries.lockOwnShare(trx, accountId, id);
        if (!share) throw new ProblemError('NOT_FOUND');
        await answer(trx, actor, share, input);
        const changed = await queries.findShare(trx, id);
        if (!changed) throw new ProblemError('NOT_FOUND');
        return toShare(changed);
      });
    },
  };
}
export type Answering = ReturnType<typeof createAnswering>;
