import type { ClientAnswer } from '@callboard/contract/casting/client-answers';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';

interface AnswerOfFace {
  readonly character_id: number;
  readonly talent_id: number;
}

export interface AnswerRow extends AnswerOfFace {
  readonly visitor_id: number;
  readonly name: string;
  readonly answer: ClientAnswer | null;
  readonly rank: number | null;
  readonly comment: string | null;
  readonly answered_at: Date;
}

export interface NewAnswer extends AnswerOfFace {
  readonly answer: ClientAnswer | null;
  readonly rank: number | null;
  readonly comment: string | null;
}

const columns = sql`answer.character_id, answer.talent_id, answer.visitor_id, visitor.name, answer.answer,
  answer.rank, answer.comment, answer.answered_at`;

/** What this client keeps, and what the others have sent. */
export const listForClient = async (
  db: Database,
  { linkId, visitorId }: { readonly linkId: number; readonly visitorId: number },
): Promise<AnswerRow[]> => {
  const { rows } = await sql<AnswerRow>`
    select ${columns} from client_answer answer join client_visitor visitor on visitor.id = answer.visitor_id
    where visitor.link_id = ${linkId} and answer.is_sent = (visitor.id <> ${visitorId})
    order by answer.answered_at desc, visitor.id`.execute(db);
  return rows;
};

/** The others who have sent theirs, in the order they did. */
export const listAnsweredBy = async (
  db: Database,
  { linkId, visitorId }: { readonly linkId: number; readonly visitorId: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('client_visitor')
    .select('name')
    .where('link_id', '=', linkId)
    .where('id', '<>', visitorId)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
};

/** Whether what this client keeps is not what the team reads. */
export const hasUnsent = async (db: Database, visitorId: number): Promise<boolean> => {
  const { rows } = await sql<{ differs: boolean }>`
    select exists (
      select from client_answer said where said.visitor_id = ${visitorId}
      group by said.character_id, said.talent_id, said.answer, said.rank, said.comment
      having count(*) = 1) as differs`.execute(db);
  return rows[0]?.differs ?? false;
};

const wanted = (answers: readonly AnswerOfFace[]) =>
  sql`json_to_recordset(${JSON.stringify(answers)}::json)
    as wanted (character_id integer, talent_id integer, answer text, rank integer, comment text)`;

const saysNothing = ({ answer, rank, comment }: NewAnswer) =>
  answer === null && rank === null && comment === null;

/** Each named face anew; the others stay as they are. */
export const keepAnswers = async (trx: Database, visitorId: number, answers: readonly NewAnswer[]) => {
  const empty = answers.filter(saysNothing);
  const said = answers.filter((answer) => !saysNothing(answer));
  if (empty.length > 0)
    await sql`
      delete from client_answer kept using ${wanted(empty)}
      where kept.visitor_id = ${visitorId} and not kept.is_sent
        and kept.character_id = wanted.character_id and kept.talent_id = wanted.talent_id`.execute(trx);
  if (said.length > 0)
    await sql`
      insert into client_answer (visitor_id, character_id, talent_id, is_sent, answer, rank, comment)
      select ${visitorId}, character_id, talent_id, false, answer, rank, comment from ${wanted(said)}
      on conflict (visitor_id, character_id, talent_id, is_sent) do update
        set answer = excluded.answer, rank = excluded.rank, comment = excluded.comment, answered_at = now()
        where (client_answer.answer, client_answer.rank, client_answer.comment)
          is distinct from (excluded.answer, excluded.rank, excluded.comment)`.execute(trx);
};

/** What was kept becomes what the team reads. What stayed the same keeps its time. Whether anything differs. */
export const sendAnswers = async (trx: Database, visitorId: number): Promise<boolean> => {
  const { rows } = await sql<{ changed: number }>`
    with withdrawn as (
      delete from client_answer sent where sent.visitor_id = ${visitorId} and sent.is_sent
        and not exists (select from client_answer kept where kept.visitor_id = sent.visitor_id
          and not kept.is_sent and kept.character_id = sent.character_id and kept.talent_id = sent.talent_id)
      returning 1),
    written as (
      insert into client_answer (visitor_id, character_id, talent_id, is_sent, answer, rank, comment)
      select visitor_id, character_id, talent_id, true, answer, rank, comment from client_answer
        where visitor_id = ${visitorId} and not is_sent
      on conflict (visitor_id, character_id, talent_id, is_sent) do update
        set answer = excluded.answer, rank = excluded.rank, comment = excluded.comment, answered_at = now()
        where (client_answer.answer, client_answer.rank, client_answer.comment)
          is distinct from (excluded.answer, excluded.rank, excluded.comment)
      returning 1)
    select ((select count(*) from withdrawn) + (select count(*) from written))::int as changed`.execute(trx);
  return (rows[0]?.changed ?? 0) > 0;
};

export interface TeamAnswerRow extends AnswerRow {
  readonly talent: string;
}

/** What was sent on one link, with whole names, by face, the latest first. */
export const listForTeam = async (db: Database, linkId: number): Promise<TeamAnswerRow[]> => {
  const { rows } = await sql<TeamAnswerRow>`
    select ${columns}, ${fullName('talent')} as talent
    from client_answer answer
    join client_visitor visitor on visitor.id = answer.visitor_id
    join ${people('talent')} on talent.id = answer.talent_id and talent.closed_at is null
    where visitor.link_id = ${linkId} and answer.is_sent
    order by answer.character_id, answer.talent_id, answer.answered_at desc, visitor.id`.execute(db);
  return rows;
};

export interface ClientAnswerRow extends AnswerOfFace {
  readonly name: string;
  readonly answer: ClientAnswer | null;
  readonly rank: number | null;
  readonly comment: string | null;
  readonly at: Date;
}

/** Everything that clients sent about the characters of a project, in one statement, the latest first. */
export const listClientAnswers = async (
  db: Database,
  characterIds: readonly number[],
): Promise<ClientAnswerRow[]> => {
  const { rows } = await sql<ClientAnswerRow>`
    select said.character_id, said.talent_id, visitor.name, said.answer, said.rank, said.comment,
      said.answered_at as at
    from client_answer said join client_visitor visitor on visitor.id = said.visitor_id
    where said.is_sent and said.character_id = any(${[...characterIds]}::int[])
    order by said.answered_at desc, visitor.id`.execute(db);
  return rows;
};

/** How many links show a character now, its own and those of the project. Refers to columns of its row. */
export const openLinksOf = (
  projectId: RawBuilder<unknown>,
  characterId: RawBuilder<unknown>,
): RawBuilder<number> => sql<number>`(
  select count(*)::int from client_link open_link
  where open_link.project_id = ${projectId} and open_link.revoked_at is null and open_link.expires_at > now()
    and (open_link.character_id is null or open_link.character_id = ${characterId}))`;
