import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { type PhotoUrl, recordActivity, toTeamPerson } from '../project-access/index.ts';
import { invitationState, isFor, refusals } from './invitation-state.policy.ts';
import { numberIn, tokenHash } from './invitation-token.ts';
import * as queries from './invitations.queries.ts';
import { findMember, findName, insertMember, lockProject } from './people.queries.ts';

const opensPerHour = { max: 300, seconds: 60 * 60 };

interface JoiningOptions {
  readonly db: Database;
  readonly limits: Pick<Limits, 'take'>;
  readonly photoUrl: PhotoUrl;
}

const keyOf = (token: string): queries.InvitationKey => {
  const id = numberIn(token);
  return id === undefined ? { hash: tokenHash(token) } : { id };
};

/** An invitation for another address is not found, whatever became of it. */
function requireOpen<Found extends queries.FoundInvitation>(found: Found | undefined): Found {
  const reader = found && { email: found.reader_email, isVerified: found.reader_is_verified };
  if (!found || !reader || !isFor(found, reader)) throw new ProblemError('NOT_FOUND');
  const state = invitationState(found);
  if (state !== 'open') throw new ProblemError(refusals[state]);
  return found;
}

/** What invitations lead to. */
export function createJoining({ db, limits, photoUrl }: JoiningOptions) {
  const accept = async (trx: Database, accountId: number, token: string) => {
    const key = keyOf(token);
    const projectId = await queries.findProjectOf(trx, key);
    const project = projectId === undefined ? undefined : await lockProject(trx, projectId);
    if (projectId === undefined || !project) throw new ProblemError('NOT_FOUND');
    // The project is locked first, as when inviting.
    const { id, role, unlock_limit } = requireOpen(await queries.lockInvitation(trx, key, accountId));
    if (project.status === 'closed') {
      throw new ProblemError('CONFLICT', { detail: 'This project is closed.' });
    }
    if (project.recruiter_id === accountId || (await findMember(trx, projectId, accountId))) {
      throw new ProblemError('CONFLICT', { detail: 'You’re already on this project.' });
    }
    await insertMember(trx, projectId, accountId, { role, unlock_limit });
    await queries.markAccepted(trx, id, accountId);
    const values = { role, name: await findName(trx, accountId) };
    await recordActivity(trx, {
      projectId,
      actorId: accountId,
      kind: 'person_joined',
      personId: accountId,
      values,
    });
    return { project_id: projectId, role };
  };

  const countOpen = (accountId: number) => limits.take(`project-invitation-opens:${accountId}`, opensPerHour);

  return {
    async read(actor: Actor, token: string) {
      const { accountId } = memberOf(actor);
      await countOpen(accountId);
      const row = requireOpen(await queries.readInvitation(db, keyOf(token), accountId));
      return {
        project_id: row.project_id,
        title: row.title,
        project_type: row.project_type,
        owner: await toTeamPerson(row, photoUrl),
        role: row.role,
        expires_at: row.expires_at.toISOString(),
        is_member: row.is_member,
      };
    },

    async accept(actor: Actor, token: string) {
      const { accountId } = memberOf(actor);
      await countOpen(accountId);
      return db.transaction().execute((trx) => accept(trx, accountId, token));
    },
  };
}
export type Joining = ReturnType<typeof createJoining>;
