import type { shareProject } from '@callboard/contract/casting/project-shares';
import type { Parsed } from '@callboard/contract/endpoint';
import type { FieldError } from '@callboard/contract/errors';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { fullList } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, invalidFields, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { recordActivity, requireProject } from '../project-access/index.ts';
import { listDisclosures } from './disclosures.ts';
import { isForAdults } from './share-states.policy.ts';
import { projectShared } from './shares.events.ts';
import { toShare } from './shares.mapper.ts';
import * as queries from './shares.queries.ts';

const callsPerHour = { max: 300, seconds: 60 * 60 };
/** Talents that one recruiter asks. */
const talentsPerDay = { max: 1000, seconds: 24 * 60 * 60 };

type Input = Parsed<typeof shareProject>['body'];

export interface ShareProjectOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
  /** Throws when the actor may not see this talent. */
  readonly findVisibleTalent: (
    trx: Database,
    talentId: number,
    actor: Actor,
  ) => Promise<{ readonly talent: { readonly adult: boolean } }>;
  readonly isNotBlocked: (oneId: number, otherId: number) => RawBuilder<boolean>;
}

const notFound = (field: string, message: string) =>
  new ProblemError('NOT_FOUND', { detail: `${field}: ${message}`, errors: [{ field, message }] });

const closedMessage = {
  draft: 'Open the project first',
  closed: 'This project is closed',
} as const;

export function createSharing(options: ShareProjectOptions) {
  const { db, events, limits, findVisibleTalent, isNotBlocked } = options;
  const requireShareable = async (trx: Database, { project_id, charcter_id }: Input) => {
    const found = await queries.lockCharacter(trx, project_id, charcter_id);
    if (!found) throw notFound('charcter_id', 'Choose a character of this project');
    const { project_status, character_status } = found;
    if (project_status === 'draft' || project_status === 'closed') {
      throw invalidField('project_id', closedMessage[project_status]);
    }
    if (character_status === 'dropped') throw invalidField('charcter_id', 'This character was dropped');
    if (character_status === 'cast') throw invalidField('charcter_id', 'This character is cast');
  };

  const isVisible = async (trx: Database, talentId: number, actor: Actor) => {
    try {
      return await findVisibleTalent(trx, talentId, actor);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  };

  /** Who cannot be asked, and why. Who was asked before stays, whatever became of them since. */
  const findRefused = async (trx: Database, actor: Actor, input: Input, talentIds: readonly number[]) => {
    const { accountId: recruiterId } = memberOf(actor);
    const forAdults = isForAdults(await listDisclosures(trx, input.project_id, input.charcter_id));
    const missing: (FieldError & { readonly talentId: number })[] = [];
    const refused: (FieldError & { readonly talentId: number })[] = [];
    for (const talentId of talentIds) {
      const field = `user_id.${input.user_id.indexOf(talentId)}`;
      const askable = await queries.findAskable(
        trx,
        { talentId, characterId: input.charcter_id },
        isNotBlocked(recruiterId, talentId),
      );
      if (askable?.was_shared) continue;
      const visible = await isVisible(trx, talentId, actor);
      if (!askable || !visible || !askable.may_write)
        missing.push({ talentId, field, message: 'Not available' });
      else if (askable.is_frozen) refused.push({ talentId, field, message: 'This profile is frozen' });
      else if (forAdults && !visible.talent.adult)
        refused.push({ talentId, field, message: 'This character is for adults only' });
    }
    return { missing, refused };
  };

  const toField = ({ field, message }: FieldError): FieldError => ({ field, message });

  const requireAskable = async (trx: Database, actor: Actor, input: Input, talentIds: readonly number[]) => {
    const { missing, refused } = await findRefused(trx, actor, input, talentIds);
    const [first] = missing;
    if (first)
      throw new ProblemError('NOT_FOUND', {
        detail: `${first.field}: ${first.message}`,
        errors: missing.map(toField),
      });
    const [one, ...others] = refused;
    if (one) throw invalidFields([toField(one), ...others.map(toField)]);
  };

  const record = async (trx: Database, actorId: number, input: Input, added: readonly number[]) => {
    const [personId, ...others] = added;
    if (personId === undefined) return;
    const one = others.length === 0 && (await queries.findTalentName(trx, personId));
    await recordActivity(trx, {
      projectId: input.project_id,
      actorId,
      kind: 'project_shared',
      characterId: input.charcter_id,
      ...(one ? { personId, values: { count: 1, name: one } } : { values: { count: added.length } }),
    });
  };

  const countAsks = async (accountId: number, talentIds: readonly number[]) => {
    await limits.take(`shares:${accountId}`, callsPerHour);
    await limits.countDistinct(
      ...talentIds.map((thing) => ({ key: `shared-with:${accountId}`, thing, limit: talentsPerDay })),
    );
  };

  const shareWithin = async (trx: Database, actor: Actor, input: Input) => {
    const { accountId } = memberOf(actor);
    const talentIds = [...new Set(input.user_id)];
    await requireShareable(trx, input);
    await requireAskable(trx, actor, input, talentIds);
    const added = await queries.insertShares(trx, {
      characterId: input.charcter_id,
      talentIds,
      sharedBy: accountId,
      message: input.message ?? null,
    });
    const shares = await queries.listSharesOf(trx, input.charcter_id, talentIds);
    const isNew = new Set(added);
    for (const { id, talent_id } of shares) {
      if (isNew.has(talent_id)) await events.record(trx, projectShared, { shareId: id, talentId: talent_id });
    }
    await record(trx, accountId, input, added);
    return fullList(shares.map((row) => ({ ...toShare(row), is_new: isNew.has(row.talent_id) })));
  };

  return {
    /** All or none. Who was asked already stays as they are. */
    async share(actor: Actor, input: Input) {
      await requireProject(db, actor, input.project_id, 'edit');
      await countAsks(memberOf(actor).accountId, [...new Set(input.user_id)]);
      return db.transaction().execute((trx) => shareWithin(trx, actor, input));
    },

    /** The same in the transaction of a caller who has asked for the right, and counted with `countAsks`. */
    shareWithin,
    countAsks,

    /** Of these talents, those who cannot be asked for this character. */
    async findUnaskable(trx: Database, actor: Actor, input: Input): Promise<ReadonlySet<number>> {
      const { missing, refused } = await findRefused(trx, actor, input, input.user_id);
      return new Set([...missing, ...refused].map(({ talentId }) => talentId));
    },
  };
}
export type Sharing = ReturnType<typeof createSharing>;
