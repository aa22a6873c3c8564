import type { NamedMethod } from '@callboard/contract/accounts/sign-in-methods';
import { formatDateTime } from '../../../platform/format/indian-time.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import type { ChangeAction, ChangedMethod } from './sign-in-changes.queries.ts';

const names: Readonly<Record<ChangedMethod, string>> = {
  email: 'email',
  mobile: 'mobile number',
  password: 'password',
  github: 'GitHub',
  instagram: 'Instagram',
};

export interface ChangeFacts {
  readonly method: ChangedMethod;
  readonly action: ChangeAction;
  /** The new address, or the one that was removed; masked. */
  readonly address?: string | undefined;
  readonly device: string;
  readonly changedAt: Date;
}

const headline = ({ method, action }: ChangeFacts): string => {
  if (method === 'password' || method === 'email') {
    return `Your Callboard ${names[method]} was ${action === 'added' ? 'set' : action}`;
  }
  const what = method === 'mobile' ? `A ${names.mobile}` : names[method];
  const where = action === 'removed' ? 'from' : 'to';
  return action === 'changed'
    ? `Your Callboard ${names[method]} was changed`
    : `${what} was ${action} ${where} your Callboard sign-in`;
};

const occasion = ({ device, changedAt }: ChangeFacts) => `${formatDateTime(changedAt)} IST, from ${device}`;

const described = (facts: ChangeFacts) =>
  `${headline(facts)}${facts.address === undefined ? '' : ` (${facts.address})`}: ${occasion(facts)}.`;

const withoutLink = 'If this wasn’t you, use “Forgot password” on the sign-in page right away.';

export const signInChangedContent = (firstName: string, facts: ChangeFacts, undoUrl: string | undefined) => ({
  subject: headline(facts),
  ...renderEmail({
    greeting: `Hi ${firstName},`,
    paragraphs: [
      described(facts),
      ...(facts.method === 'password' ? ['Other devices were signed out.'] : []),
      undoUrl === undefined
        ? `If this was you, there’s nothing to do. ${withoutLink}`
        : 'If this was you, there’s nothing to do. If not, undo it and sign everyone out.',
    ],
    ...(undoUrl !== undefined && {
      action: { label: 'This was not me', url: undoUrl },
      footnote: 'The link works once, for 7 days. Nothing changes until you confirm on the page.',
    }),
  }),
});

export const signInChangedMessage = (facts: ChangeFacts, undoUrl: string | undefined) =>
  `${described(facts)} ${undoUrl === undefined ? withoutLink : `Not you? ${undoUrl}`}`;

const listed = ({ method, address }: NamedMethod) =>
  address === null ? names[method] : `${names[method]} ${address}`;

/** After a password reset: the removed sign-in methods, so the owner can add them back. */
export const passwordResetContent = (firstName: string, ended: readonly NamedMethod[]) => ({
  subject: 'Your Callboard password was changed',
  ...renderEmail({
    greeting: `Hi ${firstName},`,
    paragraphs: [
      'Your password was changed, and every device was signed out.',
      ...(ended.length > 0
        ? [
            `These no longer sign in to your account: ${ended.map(listed).join(', ')}. Add back what’s yours in Profile Settings.`,
          ]
        : []),
      withoutLink,
    ],
  }),
});

export const endedByResetMessage =
  'Your Callboard password was reset by email, and this number no longer signs in. If this was you, add it back in Profile Settings. If not, contact us on the Support page.';

export const changeUndoneContent = (firstName: string) => ({
  subject: 'We undid a change to your Callboard sign-in',
  ...renderEmail({
    greeting: `Hi ${firstName},`,
    paragraphs: [
      'You told us a change wasn’t yours. It’s undone, your old password no longer works, and every device was signed out.',
      'Set a new password from the page you had open, or use “Forgot password” on the sign-in page.',
    ],
  }),
});

export const changeUndoneMessage =
  'Callboard: the change to your sign-in was undone, and every device was signed out. Sign in with a code to this number.';
