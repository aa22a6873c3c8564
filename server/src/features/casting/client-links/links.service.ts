import {
  type ClientLink,
  type changeClientLink,
  clientLinkDays,
  type createClientLink,
  type markClientAnswersSeen,
  type planClientLink,
} from '@callboard/contract/casting/client-links';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { fullList } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { hashPassword } from '../../accounts/sign-in/index.ts';
import { recordActivity, requireCharacters, requireProject } from '../project-access/index.ts';
import { castsOf } from '../scenarios/index.ts';
import { listForTeam as listAnswers } from './answers.queries.ts';
import { markRepliesSeen } from './desk.queries.ts';
import { newFaceKey, newKey, tokenHash } from './link-keys.ts';
import { insertChosen, insertLink, type LinkWords, markRevoked, updateLink } from './link-writes.queries.ts';
import { pathOf, toClientLink } from './links.mapper.ts';
import * as queries from './links.queries.ts';
import { planReach } from './plan-reach.ts';
import { noReach, reachOfLinks } from './reach.queries.ts';
import { insertVisitor, removeOldPreviews } from './visitors.queries.ts';

const dayMs = 86_400_000;
const changesPerHour = { max: 120, seconds: 60 * 60 };
const maxOpenLinks = 200;
const previewMs = 60 * 60 * 1000;

type NewLinkInput = Parsed<typeof createClientLink>['body'];
type PlanInput = Parsed<typeof planClientLink>['body'];
type ChangeInput = Parsed<typeof changeClientLink>['body'];
type SeenInput = Parsed<typeof markClientAnswersSeen>['body'];

export interface ClientLinksOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly now?: () => Date;
}

const requireExpiry = (moment: string, now: Date): Date => {
  const expires = new Date(moment);
  const days = (expires.getTime() - now.getTime()) / dayMs;
  if (days <= 0) throw invalidField('expires_at', 'Choose a time in the future');
  if (days > clientLinkDays.most + 1)
    throw invalidField('expires_at', `Choose a time in the next ${clientLinkDays.most} days`);
  return expires;
};

/** Undefined for what is not sent, which stays as it is. */
async function toWords(
  { passcode, shows, expires_at, for_name, message }: ChangeInput,
  now: Date,
): Promise<LinkWords> {
  return {
    ...(for_name !== undefined && { for_name }),
    ...(message !== undefined && { message }),
    ...(shows && {
      fields: shows.fields,
      shows_reels: shows.reels,
      shows_notes: shows.notes,
      shows_line_up: shows.line_up,
    }),
    ...(expires_at !== undefined && { expires_at: requireExpiry(expires_at, now) }),
    ...(passcode !== undefined && { passcode_hash: passcode === null ? null : await hashPassword(passcode) }),
  };
}

/** All or none: a character or a talent of another project is not found. */
async function requireContent(
  trx: Database,
  actor: Actor,
  wanted: PlanInput,
  right: 'read' | 'edit' = 'edit',
): Promise<void> {
  const { project_id: projectId, charcter_id: characterId, user_ids, scenario_ids = [] } = wanted;
  await requireProject(trx, actor, projectId, right);
  if (characterId !== undefined) {
    const access = await requireCharacters(trx, actor, [characterId], right);
    if (access.get(characterId)?.projectId !== projectId) throw new ProblemError('NOT_FOUND');
  }
  const talentIds = [...new Set(user_ids)];
  const considered = await queries.countConsidered(trx, { projectId, characterId }, talentIds);
  const scenarioIds = [...new Set(scenario_ids)];
  const scenarios = await castsOf(trx, projectId, scenarioIds);
  if (considered < talentIds.length || scenarios.length < scenarioIds.length)
    throw new ProblemError('NOT_FOUND');
}

export function createClientLinks({ db, limits, now = () => new Date() }: ClientLinksOptions) {
  const toLinks = async (rows: readonly queries.ListedLinkRow[]): Promise<ClientLink[]> => {
    const reach = await reachOfLinks(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toClientLink(row, reach.get(row.id) ?? noReach, now()));
  };

  const read = async (linkId: number): Promise<ClientLink> => {
    const [link] = await toLinks(await queries.listForTeam(db, { linkId }));
    if (!link) throw new ProblemError('NOT_FOUND');
    return link;
  };

  const requireLink = async (trx: Database, actor: Actor, linkId: number, right: 'read' | 'edit') => {
    const link = await (right === 'edit' ? queries.lockLink(trx, linkId) : queries.findById(trx, linkId));
    if (!link) throw new ProblemError('NOT_FOUND');
    await requireProject(trx, actor, link.project_id, right);
    return link;
  };

  const record = (trx: Database, actor: Actor, kind: string, link: queries.LinkRow) =>
    recordActivity(trx, {
      projectId: link.project_id,
      actorId: memberOf(actor).accountId,
      kind,
      characterId: link.character_id ?? undefined,
      values: link.for_name === null ? {} : { client: link.for_name },
    });

  const save = async (actor: Actor, wanted: NewLinkInput, words: LinkWords, expires_at: Date) =>
    db.transaction().execute(async (trx) => {
      await requireContent(trx, actor, wanted);
      if ((await queries.countOpenLinks(trx, wanted.project_id)) >= maxOpenLinks)
        throw new ProblemError('CONFLICT', {
          detail: `A project can have up to ${maxOpenLinks} open links. Revoke one first.`,
        });
      const id = await insertLink(trx, {
        ...words,
        expires_at,
        public_id: newKey(),
        project_id: wanted.project_id,
        character_id: wanted.charcter_id ?? null,
        is_chosen: wanted.user_ids !== undefined,
        scenario_ids: [...new Set(wanted.scenario_ids)],
        face_key: newFaceKey(),
        created_by: memberOf(actor).accountId,
        client_id: wanted.client_id ?? null,
      });
      if (id === undefined) return undefined;
      if (wanted.user_ids) await insertChosen(trx, id, [...new Set(wanted.user_ids)]);
      const link = await queries.findById(trx, id);
      if (link) await record(trx, actor, 'client_link_made', link);
      return id;
    });

  const findMade = async (actor: Actor, clientId: string | undefined) => {
    const made = clientId && (await queries.findByClientId(db, memberOf(actor).accountId, clientId));
    if (!made) return undefined;
    await requireProject(db, actor, made.project_id, 'edit');
    return read(made.id);
  };

  return {
    /** Sent again by the same device, it answers the link that was made. */
    async create(actor: Actor, wanted: NewLinkInput): Promise<ClientLink> {
      const before = await findMade(actor, wanted.client_id);
      if (before) return before;
      await limits.take(`client-links:${memberOf(actor).accountId}`, changesPerHour);
      // Before anything is hashed.
      await requireContent(db, actor, wanted);
      const { expires_at, ...words } = await toWords(wanted, now());
      const expires = expires_at ?? requireExpiry(wanted.expires_at, now());
      const id = await save(actor, wanted, words, expires);
      const link = id === undefined ? await findMade(actor, wanted.client_id) : await read(id);
      if (!link) throw new ProblemError('CONFLICT');
      return link;
    },

    async plan(actor: Actor, wanted: PlanInput) {
      await requireContent(db, actor, wanted, 'read');
      return planReach(db, wanted);
    },

    async list(actor: Actor, projectId: number) {
      await requireProject(db, actor, projectId, 'read');
      return fullList(await toLinks(await queries.listForTeam(db, { projectId })));
    },

    async change(actor: Actor, linkId: number, changes: ChangeInput): Promise<ClientLink> {
      await limits.take(`client-links:${memberOf(actor).accountId}`, changesPerHour);
      await requireLink(db, actor, linkId, 'read');
      await db.transaction().execute(async (trx) => {
        const link = await requireLink(trx, actor, linkId, 'edit');
        if (link.revoked_at !== null) throw new ProblemError('LINK_EXPIRED');
        await updateLink(trx, linkId, await toWords(changes, now()));
        await record(trx, actor, 'client_link_changed', link);
      });
      return read(linkId);
    },

    /** Once: revoking again changes nothing and is no news. */
    async revoke(actor: Actor, linkId: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const link = await requireLink(trx, actor, linkId, 'edit');
        if (link.revoked_at !== null) return;
        await markRevoked(trx, linkId);
        await record(trx, actor, 'client_link_revoked', link);
      });
    },

    /** For an hour, listed nowhere, and nothing is kept of it. */
    async preview(actor: Actor, linkId: number) {
      const { accountId } = memberOf(actor);
      await limits.take(`client-links:${accountId}`, changesPerHour);
      const link = await requireLink(db, actor, linkId, 'read');
      const visitor = newKey();
      await removeOldPreviews(db, linkId);
      await insertVisitor(db, {
        linkId,
        tokenHash: tokenHash(visitor),
        name: link.for_name ?? 'Client',
        previewUntil: new Date(now().getTime() + previewMs),
      });
      return { path: pathOf(link), visitor };
    },

    async markSeen(actor: Actor, { charcter_id: characterId, until }: SeenInput): Promise<void> {
      await requireCharacters(db, actor, [characterId], 'read');
      await markRepliesSeen(db, memberOf(actor).accountId, { characterId, until });
    },

    async answers(actor: Actor, linkId: number) {
      await requireLink(db, actor, linkId, 'read');
      const byFace = groupBy(
        await listAnswers(db, linkId),
        ({ character_id, talent_id }) => `${character_id}:${talent_id}`,
      );
      return {
        results: [...byFace.values()].flatMap((rows) => {
          const [first] = rows;
          if (!first) return [];
          const answers = rows.map(({ name, answer, rank, comment, answered_at }) => ({
            name,
            answer,
            rank,
            comment,
            at: answered_at.toISOString(),
          }));
          return [{ user_id: first.talent_id, charcter_id: first.character_id, name: first.talent, answers }];
        }),
      };
    },
  };
}
export type ClientLinks = ReturnType<typeof createClientLinks>;
