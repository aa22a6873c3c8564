import type { Parsed } from '@callboard/contract/endpoint';
import {
  type addPastWork,
  type changePastWork,
  type PastWork,
  pastWorkLimit,
} from '@callboard/contract/people/profile-editor/past-work';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { findPastWork, toPastWork } from '../talent-profiles/index.ts';
import * as queries from './past-work.queries.ts';
import { assertKnownEntries, entry, textOrNull } from './profile-input.ts';
import { lockTalent } from './progress.queries.ts';

type NewWork = Parsed<typeof addPastWork>['body'];
type WorkChange = Parsed<typeof changePastWork>['body'];

export function createPastWork({ db }: { db: Database }) {
  const find = async (talentId: number, id: number): Promise<PastWork> => {
    const row = await findPastWork(db, talentId, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    return toPastWork(row);
  };

  const insert = async (trx: Database, talentId: number, work: NewWork): Promise<number> => {
    await lockTalent(trx, talentId);
    const known = work.client_id && (await queries.findByClientId(trx, talentId, work.client_id));
    if (known) return known;
    if ((await queries.countPastWork(trx, talentId)) >= pastWorkLimit) {
      throw invalidField('title', `A profile holds ${pastWorkLimit} works. Remove one first.`);
    }
    const { title, part = '', project_type = null, year = null, note } = work;
    const values = { title, part, project_type_id: project_type, year, note: textOrNull(note) ?? null };
    return queries.insertPastWork(trx, talentId, values, work.client_id);
  };

  return {
    async add(talentId: number, work: NewWork): Promise<PastWork> {
      await assertKnownEntries(db, [entry('project_type', 'project_type', work.project_type)]);
      const id = await db.transaction().execute((trx) => insert(trx, talentId, work));
      return find(talentId, id);
    },

    async change(talentId: number, id: number, change: WorkChange): Promise<PastWork> {
      await find(talentId, id);
      await assertKnownEntries(db, [entry('project_type', 'project_type', change.project_type)]);
      const { title, part, project_type, year, note } = change;
      await queries.updatePastWork(db, talentId, id, {
        title,
        part,
        project_type_id: project_type,
        year,
        note: textOrNull(note),
      });
      return find(talentId, id);
    },

    async remove(talentId: number, id: number) {
      if (!(await queries.deletePastWork(db, talentId, id))) throw new ProblemError('NOT_FOUND');
      return { id };
    },
  };
}
