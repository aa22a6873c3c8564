import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { isCompleteTalent } from '../../../shared/lib/complete-talent.ts';
import { paths } from '../../../shared/lib/paths.ts';

export type MenuWord =
  | 'findTalents'
  | 'findJobs'
  | 'castings'
  | 'myJobs'
  | 'myProjects'
  | 'myJobPostings'
  | 'messages';

export interface MenuEntry {
  readonly word: MenuWord;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly opensNewTab: boolean;
  /** Messages not read yet. None are shown on the page where they are read. */
  readonly unread: number;
}

export interface Place {
  readonly user: SessionUser | undefined;
  readonly pathname: string;
  /** Unread messages, as counted just now. */
  readonly unread: number;
}

const addresses: Record<MenuWord, string> = {
  findTalents: paths.findTalents(),
  findJobs: paths.findJobs(),
  castings: paths.castings(),
  myJobs: paths.myJobs(),
  myProjects: paths.myProjects(),
  myJobPostings: paths.myJobPostings(),
  messages: paths.messages(),
};

/** All pages of My Jobs count as it, not only the first of them. */
const areas: Partial<Record<MenuWord, string>> = { myJobs: '/app/openings' };

const forGuests: readonly MenuWord[] = ['findTalents', 'findJobs', 'castings'];
const forTalents: readonly MenuWord[] = ['myJobs', 'findJobs', 'castings', 'messages'];
const forRecruiters: readonly MenuWord[] = [
  'myProjects',
  'myJobPostings',
  'findTalents',
  'castings',
  'messages',
];

/** Landing pages for one side show what that side looks for, and stay in their tab. */
const guestLandings: Readonly<Record<string, readonly MenuWord[]>> = {
  [paths.recruiterLanding()]: ['castings', 'findTalents'],
  [paths.talentLanding()]: ['castings', 'findJobs'],
};

const isWithin = (area: string, pathname: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);

const isLandingForOneSide = (pathname: string): boolean => guestLandings[pathname] !== undefined;

const entryAt =
  ({ user, pathname, unread }: Place) =>
  (word: MenuWord): MenuEntry => {
    const to = addresses[word];
    const isCurrent = isWithin(areas[word] ?? to, pathname);
    return {
      word,
      to,
      isCurrent,
      opensNewTab: user === undefined && !isCurrent && !isLandingForOneSide(pathname),
      unread: word === 'messages' && user && !isCurrent ? unread : 0,
    };
  };

function wordsOf({ user, pathname }: Place): readonly MenuWord[] {
  if (!user) return guestLandings[pathname] ?? forGuests;
  if (user.user_type === 2) return forRecruiters;
  return isCompleteTalent(user) ? forTalents : [];
}

/** The links across the header. */
export const headerMenu = (place: Place): MenuEntry[] => wordsOf(place).map(entryAt(place));

const withoutSlideMenu = [paths.createTalentProfile(), paths.dashboard()];

/** The links of the slide menu on small screens; none when there is no such menu here. */
export function slideMenu(place: Place): MenuEntry[] {
  const { user, pathname } = place;
  if (!user) return forGuests.map(entryAt(place));
  if (user.user_type === 1 && withoutSlideMenu.includes(pathname)) return [];
  return headerMenu(place);
}

/** Both doors stand in the header, except on the landings for one side, which have doors of their own. */
export const showsDoors = ({ user, pathname }: Place): boolean =>
  user === undefined && !isLandingForOneSide(pathname);
