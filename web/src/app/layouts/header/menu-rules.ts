import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { isCompleteTalent } from '../../../shared/lib/complete-talent.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { mustCreateProfile } from '../../router/access-rules.ts';

export type MenuKey =
  | 'findTalents'
  | 'findJobs'
  | 'castings'
  | 'myJobs'
  | 'myProjects'
  | 'myJobPostings'
  | 'messages'
  | 'dashboard'
  | 'calendar';

export interface MenuEntry {
  readonly label: MenuKey;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly opensNewTab: boolean;
  /** The unread count, hidden on the messages page. */
  readonly unread: number;
}

export interface MenuContext {
  readonly user: SessionUser | undefined;
  readonly pathname: string;
  /** The current unread count. */
  readonly unread: number;
}

const menuPaths: Record<MenuKey, string> = {
  findTalents: paths.findTalents(),
  findJobs: paths.findJobs(),
  castings: paths.castings(),
  myJobs: paths.myJobs(),
  myProjects: paths.myProjects(),
  myJobPostings: paths.myJobPostings(),
  messages: paths.messages(),
  dashboard: paths.dashboard(),
  calendar: paths.talentCalendar(),
};

/** Current on all pages of My Jobs, and on the page of a job. */
const areas: Partial<Record<MenuKey, readonly string[]>> = {
  myJobs: ['/app/openings'],
  findJobs: [paths.findJobs(), '/jobs'],
};

const forGuests: readonly MenuKey[] = ['findTalents', 'findJobs', 'castings'];
const forTalents: readonly MenuKey[] = ['myJobs', 'findJobs', 'castings', 'messages'];
const forRecruiters: readonly MenuKey[] = [
  'myProjects',
  'myJobPostings',
  'findTalents',
  'castings',
  'messages',
];

/** Landing pages for one account kind show its links, in the same tab. */
const guestLandings: Readonly<Record<string, readonly MenuKey[]>> = {
  [paths.recruiterLanding()]: ['castings', 'findTalents'],
  [paths.talentLanding()]: ['castings', 'findJobs'],
};

const isWithin = (area: string, pathname: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);

const isSingleKindLanding = (pathname: string): boolean => guestLandings[pathname] !== undefined;

const entryAt =
  ({ user, pathname, unread }: MenuContext) =>
  (label: MenuKey): MenuEntry => {
    const to = menuPaths[label];
    const isCurrent = (areas[label] ?? [to]).some((area) => isWithin(area, pathname));
    return {
      label,
      to,
      isCurrent,
      opensNewTab: user === undefined && !isCurrent && !isSingleKindLanding(pathname),
      unread: label === 'messages' && user && !isCurrent ? unread : 0,
    };
  };

function menuKeys({ user, pathname }: MenuContext): readonly MenuKey[] {
  if (!user) return guestLandings[pathname] ?? forGuests;
  if (user.user_type === 2) return forRecruiters;
  return isCompleteTalent(user) ? forTalents : [];
}

/** The links across the header. */
export const headerMenu = (context: MenuContext): MenuEntry[] => menuKeys(context).map(entryAt(context));

const withoutSlideMenu = [paths.createTalentProfile(), paths.dashboard()];

/** The links of the slide menu on small screens, if there is one. */
export function slideMenu(context: MenuContext): MenuEntry[] {
  const { user, pathname } = context;
  if (!user) return forGuests.map(entryAt(context));
  if (user.user_type === 1 && withoutSlideMenu.includes(pathname)) return [];
  return headerMenu(context);
}

/** Where the logo leads: members are at home on their dashboard. */
export const homePath = (user: SessionUser | undefined): string => (user ? paths.dashboard() : paths.home());

/** The member's own pages, for the profile menu and the slide menu. None while only the wizard is open. */
export function ownPages(context: MenuContext): MenuEntry[] {
  const { user } = context;
  if (!user || mustCreateProfile(user)) return [];
  const keys: readonly MenuKey[] = user.user_type === 1 ? ['dashboard', 'calendar'] : ['dashboard'];
  return keys.map(entryAt(context));
}

/** Sign in and sign up, except on landing pages for one account kind, which have their own. */
export const showsAuthLinks = ({ user, pathname }: MenuContext): boolean =>
  user === undefined && !isSingleKindLanding(pathname);
