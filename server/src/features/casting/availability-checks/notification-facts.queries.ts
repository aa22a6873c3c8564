import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';

/** With the full name, because the recruiter has unlocked them. */
export const findAskedTalent = (db: Database, questionId: number) =>
  db
    .selectFrom('availability_question as question')
    .innerJoin(people('account'), 'account.id', 'question.talent_id')
    .select([
      'question.starts_on',
      'question.ends_on',
      'account.id as talent_id',
      'account.public_id',
      fullName('account').as('name'),
    ])
    .where('question.id', '=', questionId)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();
