import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { ClosingPart, ProjectOutcome } from '../../../platform/feature/closing-part.ts';
import { castings, characters } from '../projects/index.ts';
import { changedBy } from './share-states.policy.ts';

const closable = changedBy('close');
const ofProject = (projectId: number) =>
  sql`character_id in (select part.id from ${characters('part')} where part.project_id = ${projectId})`;

const listWaiting = async (db: Database, projectId: number) => {
  const { rows } = await sql<{ talent_id: number }>`
    select talent_id from project_share where status = any(${closable}) and ${ofProject(projectId)}
      and talent_id not in (
        select casting.talent_id from ${castings('casting')} where casting.${ofProject(projectId)})
    group by talent_id order by min(shared_at), talent_id`.execute(db);
  return rows.map(({ talent_id }) => talent_id);
};

const closeShares = async (trx: Database, outcome: ProjectOutcome) => {
  const cast = [...new Set([...outcome.castTalentIds.values()].flat())];
  const { rows } = await sql<{ talent_id: number; is_cast: boolean }>`
    update project_share set status = 'closed', closed_at = now(),
      answer_words = case when talent_id = any(${cast}) then ${outcome.castWords} else ${outcome.words} end
    where status = any(${closable}) and ${ofProject(outcome.projectId)}
    returning talent_id, talent_id = any(${cast}) as is_cast`.execute(trx);
  return [...new Set(rows.flatMap(({ talent_id, is_cast }) => (is_cast ? [] : [talent_id])))];
};

export const sharesPart: ClosingPart = {
  key: 'shares',
  words:
    'Thank you for your time. This project is now closed, and you don’t need to reply. We hope to work with you another time.',
  listWaiting,
  answer: closeShares,
};
