import type { Database } from '../../../../platform/db/database.ts';
import { listCharacterRoles, readProjectFields } from '../../projects/index.ts';
import type { JobFields } from '../job-fields.policy.ts';
import { readCheckFacts } from './check-facts.queries.ts';
import { listFindings, replaceFindings } from './findings.queries.ts';
import { areSame, findingsOf, hasNewBlocking, isBlocking } from './job-checks.policy.ts';

export interface Checked {
  readonly isBlocked: boolean;
  /** Blocked by something that nobody has read. */
  readonly isNewlyBlocked: boolean;
  /** Something else is noticed than before. */
  readonly isChanged: boolean;
}

/** Looks through a job as it was just written, and keeps what was noticed. */
export async function checkJob(trx: Database, jobId: number, fields: JobFields): Promise<Checked> {
  const facts = await readCheckFacts(trx, jobId);
  if (!facts) return { isBlocked: false, isNewlyBlocked: false, isChanged: false };
  const roles = await listCharacterRoles(trx, fields.charcter_ids);
  const project =
    fields.project_id === null ? null : ((await readProjectFields(trx, fields.project_id)) ?? null);
  const findings = findingsOf(fields, { ...facts, roles, project });
  const before = await listFindings(trx, jobId);
  await replaceFindings(trx, jobId, findings);
  return {
    isBlocked: findings.some(isBlocking),
    isNewlyBlocked: hasNewBlocking(before, findings),
    isChanged: !areSame(before, findings),
  };
}
