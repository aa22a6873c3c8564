import type { listShortlist, listShortlistCards } from '@callboard/contract/casting/shortlists';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import { daysInLists } from '@callboard/contract/people/day-states';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { fullList, onePage } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';

import { lastOfDays, nextDays, unavailableOn } from '../../people/availability/index.ts';
import { requireCharacters } from '../project-access/index.ts';
import type { PhotoUrl } from '../talent-faces/index.ts';
import { listAll } from './all-shortlists.queries.ts';
import { type CardRow, listCards } from './cards.queries.ts';
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

  /** The next days of those whose calendar the reader may see, asked once for all of them. */
  const readDays = async (rows: readonly CardRow[]) => {
    const open = rows.filter((row) => row.is_unlocked && row.is_visible).map(({ talent_id }) => talent_id);
    const today = todayInIndia();
    const days = { start: today, end: lastOfDays(today, daysInLists) };
    const busy = open.length === 0 ? [] : await unavailableOn(db, open, days);
    return (talentId: number) => {
      const own = busy.filter(({ account_id }) => account_id === talentId);
      return open.includes(talentId) ? nextDays(today, own, daysInLists) : null;
    };
  };

  return {
    async list(actor: Actor, place: Place) {
      await requirePlace(actor, place);
      return fullList((await listEntries(db, place.characterId)).map(toShortlistEntry));
    },

    async cards(actor: Actor, query: Parsed<typeof listShortlistCards>['query']) {
      await requirePlace(actor, query);
      const { characterId, recruiterId, page, limit, isRecruiterUnlocked } = query;
      const { rows, total, counts } = await listCards(db, {
        characterId,
        readerId: recruiterId,
        isUnlocked: isRecruiterUnlocked === undefined ? undefined : isRecruiterUnlocked === 'true',
        limit,
        offset: (page - 1) * limit,
      });
      const seesFee = actor.kind === 'recruiter' && !actor.frozen;
      const daysOf = await readDays(rows);
      const cards = await Promise.all(
        rows.map((row) => toShortlistCard(row, { photoUrl, seesFee, days: daysOf(row.talent_id) })),
      );
      return { ...onePage(cards, { page, limit }, total), counts };
    },

    async all(actor: Actor) {
      return fullList(await listAll(db, memberOf(actor).accountId));
    },
  };
}
export type ShortlistReading = ReturnType<typeof createReading>;
