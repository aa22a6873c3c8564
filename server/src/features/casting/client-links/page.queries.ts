import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people, pictures, recruiters } from '../../people/person-summaries/index.ts';
import { projects } from '../projects/index.ts';

/** What heads a client's page. */
export interface BillRow {
  readonly title: string;
  readonly project_type: string;
  readonly name: string;
  readonly company: string;
  readonly city: string | null;
  readonly image_key: string | null;
}

/** In the name of who made the link, or of the owner once they have left. */
export const readBill = async (
  db: Database,
  { projectId, makerId }: { readonly projectId: number; readonly makerId: number | null },
): Promise<BillRow | undefined> => {
  const { rows } = await sql<BillRow>`
    select project.title, project_type.name as project_type, ${fullName('account')} as name,
      coalesce(recruiter.company, '') as company, city.name as city, portrait.card_key as image_key
    from ${projects('project')}
    join project_type on project_type.id = project.project_type_id
    join ${people('owner')} on owner.id = project.recruiter_id
    left join ${people('maker')} on maker.id = ${makerId} and maker.closed_at is null
    join ${people('account')} on account.id = coalesce(maker.id, owner.id)
    left join ${recruiters('recruiter')} on recruiter.account_id = account.id
    left join city on city.id = recruiter.city_id
    left join ${pictures('portrait')} on portrait.id = recruiter.icon_asset_id and portrait.kind = 'photo'
    where project.id = ${projectId}`.execute(db);
  return rows[0];
};
