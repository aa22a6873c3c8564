import { invitationDays } from '@callboard/contract/casting/project-values';
import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';
import { emailKind } from '../../../platform/feature/email.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { nameAndCompany } from '../../people/person-summaries/index.ts';
import { referenceTo } from './invitation-token.ts';
import { findOpenInvitation } from './invitations.queries.ts';

interface InvitationFacts {
  readonly owner: string;
  readonly company: string;
  readonly project: string;
  readonly role: 'associate' | 'viewer';
  readonly url: string;
}

const whatTheyDo = {
  associate: 'As an associate you can do everything on it except close it, make offers and manage people.',
  viewer: 'As a viewer you can read everything on it and comment.',
} as const;

const nameIn = (project: string) => (project.length > 24 ? `${project.slice(0, 23).trimEnd()}…` : project);

const writeInvitation = ({ owner, company, project, role, url }: InvitationFacts) => ({
  email: {
    subject: `You’re invited to ${nameIn(project)}`,
    ...renderEmail({
      greeting: 'Hi,',
      paragraphs: [
        `${nameAndCompany(owner, company)} invited you to work on “${project}” on Callboard. ${whatTheyDo[role]}`,
        `The link works once, within ${invitationDays} days. Sign in with this email address, or sign up as a recruiter with it.`,
      ],
      action: { label: 'Join project', url },
      footnote: `You got this because ${owner} entered your address. Don’t know them? Ignore this email.`,
    }),
  },
});

/** Always sent: whether the address has an account is nobody's business. */
export const invitationEmail = emailKind({ ref: 'project.invitation', write: writeInvitation });

/** Only for an account with the address that was invited. */
export const personInvited = eventType(
  'project.person-invited',
  z.object({ invitationId: z.int(), accountId: z.int(), invitedAt: z.string() }),
);

const invited = notification({
  ref: 'project.invited',
  event: personInvited,
  notificationType: 2,
  topic: 'account',
  emails: 'none',
  onPhone: false,
  text: {
    message: '**{{name}}** invited you to _{{project}}_.',
    path: '/app/my-projects/join/{{invitation}}',
  },
  to: ({ accountId }) => accountId,
  loadContent: async (trx, { invitationId, accountId, invitedAt }) => {
    const found = await findOpenInvitation(trx, invitationId);
    if (!found || found.owner_id === accountId) return undefined;
    return {
      about: found.owner_id,
      cause: `project.invited:${invitationId}:${invitedAt}`,
      variables: { name: found.owner, project: found.project, invitation: referenceTo(invitationId) },
    };
  },
});

export const invitationNotifications: readonly NotificationKind[] = [invited];
