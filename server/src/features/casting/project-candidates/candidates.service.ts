import type { listCandidates, ProjectCandidate } from '@callboard/contract/casting/project-people';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { onePage } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import { requireProject } from '../project-access/index.ts';
import * as queries from './candidates.queries.ts';

export interface CandidatesOptions {
  readonly db: Database;
  readonly photoUrl: (key: string) => Promise<string>;
}

interface Place {
  readonly recruiterId: number;
  readonly projectId: number;
  readonly characterId: number | undefined;
}

export function createCandidates({ db, photoUrl }: CandidatesOptions) {
  const toCandidate = async (row: queries.CandidateRow): Promise<ProjectCandidate> => ({
    user_id: row.talent_id,
    userUniqueId: row.public_id,
    name: fullNameOf(row),
    image: row.card_key && (await photoUrl(row.card_key)),
    current_residence: row.city,
    screen_min_age: row.playing_age_min,
    screen_max_age: row.playing_age_max,
    character: { id: row.character_id, name: row.character },
    source: row.source,
    status: row.status,
    isDecline: row.is_declined,
    isRecruiterUnlocked: row.is_unlocked,
    can_message: row.is_unlocked || row.has_applied,
    at: row.at.toISOString(),
    words: row.words,
    reason: row.reason,
  });

  /** The caller names themselves, a project they are on and a character of it. */
  const requirePlace = async (actor: Actor, { recruiterId, projectId, characterId }: Place) => {
    if (memberOf(actor).accountId !== recruiterId) throw new ProblemError('NOT_FOUND');
    await requireProject(db, actor, projectId, 'read');
    if (characterId !== undefined && !(await queries.isCharacterOf(db, projectId, characterId))) {
      throw new ProblemError('NOT_FOUND');
    }
  };

  return {
    async list(actor: Actor, query: Parsed<typeof listCandidates>['query']) {
      const { recruiter_id: recruiterId, project_id: projectId, character_id: characterId } = query;
      await requirePlace(actor, { recruiterId, projectId, characterId });
      const { page, limit, sort, isDecline } = query;
      const { rows, total } = await queries.listCandidates(db, {
        recruiterId,
        projectId,
        characterId,
        isDeclined: isDecline === undefined ? undefined : isDecline === 'true',
        sort,
        limit,
        offset: (page - 1) * limit,
      });
      return onePage(await Promise.all(rows.map(toCandidate)), { page, limit }, total);
    },

    async count(actor: Actor, place: Place) {
      await requirePlace(actor, place);
      return queries.countCandidates(db, place.projectId, place.characterId);
    },
  };
}
