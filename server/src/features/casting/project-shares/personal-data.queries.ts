import type { Database } from '../../../platform/db/database.ts';
import { recruiters } from '../../people/person-summaries/index.ts';
import { characters, projects } from '../projects/index.ts';

/** For the talent's own archive. */
export const listSharedWith = (db: Database, { id }: { readonly id: number }) =>
  db
    .selectFrom('project_share as share')
    .innerJoin(characters('part'), 'part.id', 'share.character_id')
    .innerJoin(projects('project'), 'project.id', 'part.project_id')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'project.recruiter_id')
    .select([
      'project.title as project',
      'part.name as character',
      'recruiter.company',
      'share.message',
      'share.status',
      'share.decline_reason',
      'share.answer_words',
      'share.shared_at',
      'share.read_at',
      'share.answered_at',
      'share.closed_at',
    ])
    .where('share.talent_id', '=', id)
    .orderBy('share.shared_at')
    .execute();
