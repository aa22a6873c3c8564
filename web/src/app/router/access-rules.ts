import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { isCompleteTalent } from '../../shared/lib/complete-talent.ts';
import { paths } from '../../shared/lib/paths.ts';
import { isApplyForm, type SessionState } from '../../shared/lib/session/index.ts';
import type { Audience, RouteAccess } from './route-table.ts';

export type Verdict =
  | { readonly kind: 'stay' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'go'; readonly to: string }
  /** To the home page, where the sign-in dialog opens; the path is stored. */
  | { readonly kind: 'sign-in' };

interface Question {
  readonly access: RouteAccess;
  readonly audience?: Audience | undefined;
  readonly pathname: string;
  readonly session: Pick<SessionState, 'status' | 'user' | 'ended'>;
  /** Where the person was going before signing in. */
  readonly target: string | undefined;
}

const stay: Verdict = { kind: 'stay' };

/** The last wizard page, from which people may browse before publishing. */
const lastWizardPage = 6;

/** An incomplete talent, for whom the wizard is home. */
export const mustCreateProfile = (user: SessionUser): boolean =>
  user.user_type === 1 && !isCompleteTalent(user) && user.talenter?.last_activity_page !== lastWizardPage;

/** Pages that stay open with an incomplete profile. */
const isOpenBeforeCompletion = (pathname: string): boolean =>
  [paths.createTalentProfile(), paths.settings(1), paths.memberContact(1)].includes(pathname);

/** Where somebody goes whom a page is not for: a recruiter who came to apply reads the job. */
const insteadOf = (pathname: string): string =>
  isApplyForm(pathname) ? pathname.replace(/\/apply$/, '') : paths.app();

function forMember(user: SessionUser, { audience, pathname }: Question): Verdict {
  if (audience !== undefined && audience !== user.user_type) return { kind: 'go', to: insteadOf(pathname) };
  if (mustCreateProfile(user) && !isOpenBeforeCompletion(pathname)) {
    return { kind: 'go', to: paths.createTalentProfile() };
  }
  return stay;
}

/** Decides whether a page opens or redirects. */
export function judge(question: Question): Verdict {
  const { access, session, target } = question;
  if (access === 'public') return stay;
  if (session.status === 'unloaded') return { kind: 'wait' };
  if (access === 'guests') return session.user ? { kind: 'go', to: target ?? paths.app() } : stay;
  if (session.user) return forMember(session.user, question);
  // After signing out, nobody is asked to sign in again.
  return session.ended === 'signed-out' ? { kind: 'go', to: paths.home() } : { kind: 'sign-in' };
}

/** The job a talent came for is offered at the end of the wizard, so it is remembered until then. */
export const keepsTarget = ({
  user,
  pathname,
  target,
}: {
  readonly user: SessionUser | undefined;
  readonly pathname: string;
  readonly target: string | undefined;
}): boolean =>
  target !== undefined &&
  isApplyForm(target) &&
  user?.user_type === 1 &&
  (pathname === paths.createTalentProfile() || !isCompleteTalent(user));
