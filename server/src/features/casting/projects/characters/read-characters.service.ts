import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { fullList } from '../../../../platform/http/list.ts';
import { memberOf } from '../../../../platform/http/member.ts';
import { ProblemError } from '../../../../platform/http/problem-error.ts';
import { requireCharacters, requireProject } from '../../project-access/index.ts';
import { toCharacterStatus } from '../stages.mapper.ts';
import { listCharacterSlots } from '../stages.queries.ts';
import * as details from './character-details.queries.ts';
import { toCharacterDetail, toGuestCharacter, toOwnCharacter } from './characters.mapper.ts';
import { listLibrary, listOfProject } from './characters.queries.ts';

export interface ReadOptions {
  readonly db: Database;
  readonly photoUrl: (key: string) => Promise<string>;
  /** Jobs and documents build on projects, so they are asked through these. */
  readonly characterJobs: {
    readonly isPostedInOpenJob: (db: Database, characterId: number) => Promise<boolean>;
  };
  readonly documentsOfCharacters: (
    db: Database,
    characterIds: readonly number[],
  ) => Promise<ReadonlyMap<number, CharacterDetail['documents']>>;
}

/** In their order, in a constant number of statements. */
export async function readDetails(
  { db, photoUrl, documentsOfCharacters }: Omit<ReadOptions, 'characterJobs'>,
  wanted: details.Wanted,
  readerId: number,
): Promise<CharacterDetail[]> {
  const rows = await details.listDetails(db, wanted, readerId);
  const projectIds = [...new Set(rows.map(({ project_id }) => project_id))];
  const [slots, documents] = await Promise.all([
    listCharacterSlots(db, projectIds),
    documentsOfCharacters(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const slotOf = new Map(slots.map((slot) => [slot.id, slot]));
  const today = todayInIndia();
  return Promise.all(
    rows.flatMap((row) => {
      const slot = slotOf.get(row.id);
      const beside = { documents: documents.get(row.id) ?? [], today, photoUrl };
      // Removed between the two statements.
      return slot ? [toCharacterDetail(row, { ...beside, slot })] : [];
    }),
  );
}

export function createCharacterReading(options: ReadOptions) {
  const { db, characterJobs } = options;
  return {
    async library(actor: Actor) {
      const today = todayInIndia();
      const rows = await listLibrary(db, memberOf(actor).accountId);
      return fullList(rows.map((row) => toOwnCharacter(row, today)));
    },

    async find(actor: Actor, characterId: number) {
      await requireCharacters(db, actor, [characterId], 'read');
      const [character] = await readDetails(
        options,
        { characterIds: [characterId] },
        memberOf(actor).accountId,
      );
      if (!character) throw new ProblemError('NOT_FOUND');
      return character;
    },

    async choices(actor: Actor, projectId: number) {
      await requireProject(db, actor, projectId, 'read');
      const rows = await listOfProject(db, projectId);
      return fullList(
        rows.map(({ id, name, status, wanted }) => ({ id, name, status: toCharacterStatus(status), wanted })),
      );
    },

    async withCounts(actor: Actor, projectId: number) {
      const { accountId } = await requireProject(db, actor, projectId, 'read');
      return fullList(await readDetails(options, { projectId }, accountId));
    },

    /** Only what a public project or an open job says about it. */
    async asGuest(characterId: number) {
      const row = await details.findPublic(db, characterId);
      if (!row) throw new ProblemError('NOT_FOUND');
      const isPosted = await characterJobs.isPostedInOpenJob(db, characterId);
      if (!row.is_listed && !isPosted) throw new ProblemError('NOT_FOUND');
      return toGuestCharacter(row, isPosted);
    },
  };
}
export type CharacterReading = ReturnType<typeof createCharacterReading>;
