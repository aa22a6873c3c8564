import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { NameWord } from './name-words.ts';

export interface PersonWord extends NameWord {
  readonly talentNo: number;
  readonly isFirst: boolean;
}

export const replaceNameWords = async (
  trx: Database,
  talentNos: readonly number[],
  words: readonly PersonWord[],
): Promise<void> => {
  if (talentNos.length === 0) return;
  const column = <K extends keyof PersonWord>(name: K) => words.map((word) => word[name]);
  await sql`
    insert into name_word (word, sound)
    select distinct on (word) word, sound
    from unnest(${column('word')}::text[], ${column('sound')}::text[]) said (word, sound)
    order by word
    on conflict (word) do nothing`.execute(trx);
  await sql`
    with said as (
      select name_word.id as word_id, said.talent_no, said.is_first
      from unnest(${column('word')}::text[], ${column('talentNo')}::integer[], ${column('isFirst')}::boolean[])
        as said (word, talent_no, is_first)
      join name_word using (word)),
    gone as (
      delete from talent_name_word had
      where had.talent_no = any(${talentNos}::integer[])
        and (had.word_id, had.talent_no, had.is_first) not in (select word_id, talent_no, is_first from said))
    insert into talent_name_word (word_id, talent_no, is_first)
    select word_id, talent_no, is_first from said
    on conflict do nothing`.execute(trx);
};
