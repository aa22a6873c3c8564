import type { listShortlist, listShortlistCards } from '@callboard/contract/casting/shortlists';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { fullList, onePage } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { requireCharacters } from '../project-access/index.ts';
import type { PhotoUrl } from '../talent-faces/index.ts';
import { listAll } from './all-shortlists.queries.ts';
import { listCards } from './cards.queries.ts';
import { listEntries } from './entries.queries.ts';
import { toShortlistCard, toShortlistEntry } from './shortlists.mapper.ts';

type Place = Parsed<typeof listShortlist>['query'];

interface Options {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

export function createReading({ db, photoUrl }: Options) {
  const requirePlace = async (actor: Actor, { characterId, recruiterId }: Place): Promise<void> => {
    if (recruiterId !== memberOf(actor).accountId) throw new ProblemError('NOT_FOUND');
    await requireCharacters(db, actor, [characterId], 'read');
  };

  return {
    async list(actor: Actor, place: Place) {
      await requirePlace(actor, place);
      return fullList((await listEntries(db, place.characterId)).map(toShortlistEntry));
    },

    async cards(actor: Actor, query: Parsed<typeof listShortlistCards>['query']) {
      await requirePlace(actor, query);
      const { characterId, recruiterId, page, limit, isRecruiterUnlocked } = query;
      const { rows, total } = await listCards(db, {
        characterId,
        readerId: recruiterId,
        isUnlocked: isRecruiterUnlocked === undefined ? undefined : isRecruiterUnlocked === 'true',
        limit,
        offset: (page - 1) * limit,
      });
      const seesFee = actor.kind === 'recruiter' && !actor.frozen;
      const cards = await Promise.all(rows.map((row) => toShortlistCard(row, { photoUrl, seesFee })));
      return onePage(cards, { page, limit }, total);
    },

    async all(actor: Actor) {
      return fullList(await listAll(db, memberOf(actor).accountId));
    },
  };
}
export type ShortlistReading = ReturnType<typeof createReading>;
