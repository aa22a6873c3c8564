import type { inviteToProject } from '@callboard/contract/casting/project-people';
import { invitationDays, maxMembers } from '@callboard/contract/casting/project-values';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { recordActivity, requireProject } from '../project-access/index.ts';
import { newToken, tokenHash } from './invitation-token.ts';
import { invitationEmail, personInvited } from './invitations.messages.ts';
import * as queries from './invitations.queries.ts';
import { toInvitation } from './people.mapper.ts';
import { countMembers, listPeople, lockProject } from './people.queries.ts';

const hourSeconds = 60 * 60;
const perOwner = { max: 60, seconds: hourSeconds };
const perAddress = { max: 3, seconds: hourSeconds };

interface InvitationOptions {
  readonly db: Database;
  readonly limits: Pick<Limits, 'take'>;
  readonly emails: Pick<Emails, 'send'>;
  readonly events: EventRecorder;
  readonly publicUrl: string;
}

type InviteInput = Parsed<typeof inviteToProject>['body'];

interface Invited {
  readonly projectId: number;
  readonly accountId: number;
  readonly title: string;
  readonly invitation: queries.InvitationRow;
  readonly url: string;
}

const refuse = (detail: string) => new ProblemError('CONFLICT', { detail });

/** Locked, so invitations made at the same time never pass the limit together. */
async function requireRoom(trx: Database, projectId: number, email: string | null) {
  const project = await lockProject(trx, projectId);
  if (!project) throw new ProblemError('NOT_FOUND');
  if (project.status === 'closed') throw refuse('This project is closed. Reopen it to invite people.');
  const taken =
    (await countMembers(trx, projectId)) + (await queries.countOpenInvitations(trx, projectId, email));
  if (taken >= maxMembers) throw refuse(`You can add up to ${maxMembers} people, open invitations included.`);
  return project;
}

export function createInvitations({ db, limits, emails, events, publicUrl }: InvitationOptions) {
  const sendTo = async (trx: Database, email: string, invited: Invited) => {
    const { projectId, accountId, invitation, title, url } = invited;
    const [owner] = await listPeople(trx, projectId, accountId);
    await emails.send(trx, invitationEmail, {
      to: { email, mobile: null },
      facts: {
        owner: owner?.name ?? '',
        company: owner?.company ?? '',
        project: title,
        role: invitation.role,
        url,
      },
      sensitive: true,
    });
    const known = await queries.findRecruiterWith(trx, email);
    if (known === undefined) return;
    const invitedAt = invitation.created_at.toISOString();
    await events.record(trx, personInvited, { invitationId: invitation.id, accountId: known, invitedAt });
  };

  const invite = async (trx: Database, actor: Actor, projectId: number, input: InviteInput) => {
    const { accountId } = await requireProject(trx, actor, projectId, 'people');
    const email = input.email ?? null;
    const { title } = await requireRoom(trx, projectId, email);
    const token = newToken();
    const { role } = input;
    const invitation = await queries.saveInvitation(trx, {
      projectId,
      role,
      email,
      unlock_limit: role === 'associate' ? (input.unlock_limit ?? 0) : 0,
      tokenHash: tokenHash(token),
      invitedBy: accountId,
      days: invitationDays,
    });
    const url = `${publicUrl}/app/my-projects/join/${token}`;
    if (email !== null) await sendTo(trx, email, { projectId, accountId, title, invitation, url });
    await recordActivity(trx, { projectId, actorId: accountId, kind: 'person_invited', values: { role } });
    return { ...toInvitation(invitation), url: email === null ? url : null };
  };

  return {
    /** The answer is the same whether or not the address has an account. */
    async invite(actor: Actor, projectId: number, input: InviteInput) {
      const { accountId } = await requireProject(db, actor, projectId, 'people');
      await limits.take(`project-invitations:${accountId}`, perOwner);
      if (input.email !== undefined)
        await limits.take(`project-invitations:${projectId}:${input.email}`, perAddress);
      return db.transaction().execute((trx) => invite(trx, actor, projectId, input));
    },

    withdraw: (actor: Actor, projectId: number, invitationId: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await requireProject(trx, actor, projectId, 'people');
        if (!(await queries.withdrawInvitation(trx, projectId, invitationId))) {
          throw new ProblemError('NOT_FOUND');
        }
      }),
  };
}
export type Invitations = ReturnType<typeof createInvitations>;
