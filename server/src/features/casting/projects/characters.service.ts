import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import { fullList } from '../../../platform/http/list.ts';
import { toOwnCharacter } from './characters.mapper.ts';
import { listLibrary } from './characters.queries.ts';

export function createCharacters({ db }: { readonly db: Database }) {
  return {
    async library(recruiterId: number) {
      const today = todayInIndia();
      const rows = await listLibrary(db, recruiterId);
      return fullList(rows.map((row) => toOwnCharacter(row, today)));
    },
  };
}
export type Characters = ReturnType<typeof createCharacters>;
