import type {
  listShares,
  OwnShare,
  ReceivedShare,
  SharedProject,
  SharedWithTalent,
  SharePreview,
} from '@callboard/contract/casting/project-shares';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { onePage } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import { type PhotoUrl, requireProject } from '../project-access/index.ts';
import {
  type CharacterForTalents,
  findProjectForTalents,
  listCharactersForTalents,
  type ProjectForTalents,
} from '../projects/index.ts';
import { tellRead } from './shares.live.ts';
import * as mapper from './shares.mapper.ts';
import { findReplier, openShares } from './shares.queries.ts';
import * as lists from './shares-list.queries.ts';

export interface ReadSharesOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
  /** Titles of the documents that talents of these characters read. */
  readonly sharedDocuments: (
    db: Database,
    place: { readonly projectId: number; readonly characterId: number },
  ) => Promise<readonly string[]>;
}

type Query = Parsed<typeof listShares>['query'];
interface Place {
  readonly recruiterId: number;
  readonly characterId: number;
  readonly projectId: number;
}

/** When this character works: its own dates, else those of the shoot. */
const datesOf = (character: CharacterForTalents, project: ProjectForTalents) => {
  const start = character.works_from ?? character.works_to ?? project.shoot_starts_on;
  const end = character.works_to ?? character.works_from ?? project.shoot_ends_on ?? start;
  return start && end && start <= end ? { start, end } : undefined;
};

/** The recruiter named is the owner of the project, or the reader. Not so: it is not found. */
const requireOwner = <T extends { readonly recruiter: { readonly user_id: number } }>(
  found: T,
  recruiterId: number,
): T => {
  if (found.recruiter.user_id !== recruiterId) throw new ProblemError('NOT_FOUND');
  return found;
};

export function createShareReading({ db, photoUrl, sharedDocuments }: ReadSharesOptions) {
  const findClashes = async (
    talentId: number,
    character: CharacterForTalents,
    project: ProjectForTalents,
  ): Promise<OwnShare['clashes']> => {
    const dates = datesOf(character, project);
    if (!dates) return [];
    const busy = await unavailableOn(db, [talentId], dates);
    return busy.map(({ start_date, end_date, is_booking }) => ({
      start_date: start_date < dates.start ? dates.start : start_date,
      end_date: end_date > dates.end ? dates.end : end_date,
      is_booking,
    }));
  };

  /** What was sent to this talent, or to this talent for one character. */
  const readForTalent = async (
    talentId: number,
    projectId: number,
    characterId?: number,
  ): Promise<SharedProject> => {
    const sent = await lists.listSent(db, projectId, talentId);
    const wanted = sent.filter((row) => characterId === undefined || row.character_id === characterId);
    const project = await findProjectForTalents(db, projectId);
    if (!project || wanted.length === 0) throw new ProblemError('NOT_FOUND');
    const ids = wanted.map(({ character_id }) => character_id);
    const characters = new Map(
      (await listCharactersForTalents(db, projectId, ids)).map((character) => [character.id, character]),
    );
    const replier = await findReplier(db, talentId);
    const shares: OwnShare[] = [];
    for (const row of wanted) {
      const character = characters.get(row.character_id);
      if (!character) continue;
      shares.push(
        await mapper.toOwnShare({
          row,
          character: mapper.toSharedCharacter(character, project.disclosures),
          replier,
          clashes: await findClashes(talentId, character, project),
          photoUrl,
        }),
      );
    }
    return { ...(await mapper.toAbout(project, photoUrl)), shares };
  };

  /** As talents will read it. */
  const preview = async (projectId: number, characterId: number): Promise<SharePreview> => {
    const project = await findProjectForTalents(db, projectId);
    const [character] = await listCharactersForTalents(db, projectId, [characterId]);
    if (!project || !character) throw new ProblemError('NOT_FOUND');
    return {
      ...(await mapper.toAbout(project, photoUrl)),
      character: mapper.toSharedCharacter(character, project.disclosures),
      documents: [...(await sharedDocuments(db, { projectId, characterId }))],
    };
  };

  const toSearch = ({ page, limit, ...query }: Query): lists.ShareSearch => ({
    userId: query.userId,
    projectId: query.projectId,
    projectStatus: query.projectStatus,
    characterId: query.characterId,
    limit,
    offset: (page - 1) * limit,
  });

  return {
    /** Closed projects stay readable for those they were shared with. */
    async open(actor: Actor, projectId: number) {
      const { accountId } = memberOf(actor);
      await db.transaction().execute(async (trx) => {
        const { count, wasNew } = await openShares(trx, projectId, accountId);
        if (count === 0) throw new ProblemError('NOT_FOUND');
        if (wasNew) await tellRead(trx, { talentId: accountId, projectId });
      });
      return readForTalent(accountId, projectId);
    },

    async forTeam(actor: Actor, query: Query) {
      const { accountId } = memberOf(actor);
      if (query.projectId !== undefined) await requireProject(db, actor, query.projectId, 'read');
      const search = toSearch(query);
      const rows = await lists.listForTeam(db, accountId, search);
      const results: SharedWithTalent[] = await Promise.all(
        rows.map((row) => mapper.toSharedWithTalent(row, photoUrl)),
      );
      return onePage(results, query, await lists.countForTeam(db, accountId, search));
    },

    async forTalent(actor: Actor, query: Query) {
      const { accountId } = memberOf(actor);
      if (query.userId !== undefined && query.userId !== accountId) throw new ProblemError('NOT_FOUND');
      const search = toSearch(query);
      const rows = await lists.listForTalent(db, accountId, search);
      const results: ReceivedShare[] = await Promise.all(
        rows.map((row) => mapper.toReceivedShare(row, photoUrl)),
      );
      return onePage(results, query, await lists.countForTalent(db, accountId, search));
    },

    async detailsForTalent(actor: Actor, { recruiterId, characterId, projectId }: Place) {
      const found = await readForTalent(memberOf(actor).accountId, projectId, characterId);
      return requireOwner(found, recruiterId);
    },

    async detailsForTeam(actor: Actor, { recruiterId, characterId, projectId }: Place) {
      const { accountId } = await requireProject(db, actor, projectId, 'read');
      const found = await preview(projectId, characterId);
      return recruiterId === accountId ? found : requireOwner(found, recruiterId);
    },
  };
}
export type ShareReading = ReturnType<typeof createShareReading>;
