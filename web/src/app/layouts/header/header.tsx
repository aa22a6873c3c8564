import { type LucideIcon, Menu as MenuIcon, Moon, Sun, SunMoon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useUnreadCount } from '../../../features/messaging/messages/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { product } from '../../../shared/lib/product.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { useIsRunning } from '../../../shared/lib/use-is-running.ts';
import { AuthLink } from '../../../shared/ui/auth-link/auth-link.tsx';
import { HeaderNoteSlot } from '../../../shared/ui/header-note/header-note.tsx';
import { SlideMenu } from '../../../shared/ui/slide-menu/slide-menu.tsx';
import { type ColorScheme, useColorScheme } from '../../../shared/ui/theme/color-scheme.ts';
import { ThemeSwitch } from '../../../shared/ui/theme-switch/theme-switch.tsx';
import { Wordmark } from '../../../shared/ui/wordmark/wordmark.tsx';
import classes from './header.module.css';
import headerSlideMenuClasses from './header-slide-menu.module.css';
import { headerTitle } from './header-title.ts';
import { MemberActions } from './lazy-member-actions.tsx';
import memberNameClasses from './member-name.module.css';
import { MenuLinks } from './menu-links.tsx';
import { headerMenu, type MenuEntry, type Place, showsDoors, slideMenu } from './menu-rules.ts';

interface HeaderSlideMenuProps {
  entries: readonly MenuEntry[];
  isGuest: boolean;
  opened: boolean;
  onClose: () => void;
}

/** The header's links on small screens; for guests also the doors and the lights. */
function HeaderSlideMenu({ entries, isGuest, opened, onClose }: HeaderSlideMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <SlideMenu opened={opened} onClose={onClose} label={t('menu.slide')}>
      <p className={headerSlideMenuClasses.mark}>
        <Wordmark />
      </p>
      <nav className={headerSlideMenuClasses.links} aria-label={t('menu.label')}>
        <MenuLinks entries={entries} marksNewTabs onFollow={onClose} />
      </nav>
      {isGuest && (
        <div className={headerSlideMenuClasses.foot}>
          <AuthLink mode="sign-in" className={headerSlideMenuClasses.signIn} onOpen={onClose}>
            {t('signIn')}
          </AuthLink>
          <AuthLink mode="sign-up" className={headerSlideMenuClasses.signUp} onOpen={onClose}>
            {t('signUp')}
          </AuthLink>
          <div className={headerSlideMenuClasses.lights}>
            <span aria-hidden>{t('theme.label')}</span>
            <ThemeSwitch />
          </div>
        </div>
      )}
    </SlideMenu>
  );
}

interface Choice {
  next: ColorScheme;
  word: 'light' | 'dark' | 'system';
  icon: LucideIcon;
}

const choices: Record<ColorScheme, Choice> = {
  light: { next: 'dark', word: 'light', icon: Sun },
  dark: { next: 'auto', word: 'dark', icon: Moon },
  auto: { next: 'light', word: 'system', icon: SunMoon },
};

/** Each click goes on to the next theme: light, dark, system. */
function ThemeButton() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useColorScheme();
  // The server cannot know the choice; the button speaks once the page has woken up.
  const isAwake = useIsRunning();
  const { next, word, icon: Icon } = choices[isAwake ? colorScheme : 'light'];
  return (
    <button
      type="button"
      className={classes.iconButton}
      data-wide-only
      aria-label={isAwake ? t('theme.now', { scheme: t(`theme.${word}`) }) : t('theme.label')}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}

const longestShown = 18;

/** Letters as people count them: a vowel sign belongs to its consonant. */
const letters = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

/** The name as a small screen shows it. */
export function shortName(name: string): string {
  const all = letters(name);
  return all.length > longestShown ? `${all.slice(0, longestShown).join('').trimEnd()}…` : name;
}

interface MemberNameProps {
  name: string;
  title: string | undefined;
}

/** On small screens: what this page is, and who is signed in. A long name opens on tap. */
function MemberName({ name, title }: MemberNameProps) {
  const [isWhole, setIsWhole] = useState(false);
  const short = shortName(name);
  return (
    <div className={memberNameClasses.block}>
      {title !== undefined && <p className={memberNameClasses.title}>{title}</p>}
      {short === name ? (
        <p className={memberNameClasses.name}>{name}</p>
      ) : (
        <button
          type="button"
          className={memberNameClasses.name}
          aria-expanded={isWhole}
          aria-label={name}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? name : short}
        </button>
      )}
    </div>
  );
}

/** The two doors. On small screens one is in the slide menu. */
function GuestActions() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.doors}>
      <AuthLink mode="sign-in" className={classes.signIn}>
        {t('signIn')}
      </AuthLink>
      <AuthLink mode="sign-up" className={classes.signUp}>
        {t('signUp')}
      </AuthLink>
    </div>
  );
}

function MenuButton({ place }: { place: Place }) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const entries = slideMenu(place);
  if (entries.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={classes.iconButton}
        data-narrow-only
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon size={22} aria-hidden />
      </button>
      <HeaderSlideMenu
        entries={entries}
        isGuest={place.user === undefined}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

/** Who is here and where decides what the header offers; menu-rules.ts says how. */
export function Header() {
  const { t } = useTranslation('shell');
  const { user, status, isRestoring, isUnreachable } = useSession();
  const { pathname } = useLocation();
  const unread = useUnreadCount();
  const place: Place = { user, pathname, unread };
  const entries = headerMenu(place);
  const titleKey = headerTitle(user, pathname);
  const title = titleKey && t(`titles.${titleKey}`);
  const isUndecided = status === 'unloaded' && isRestoring && !isUnreachable;
  // Until here a mark on the document hid the menu of strangers; now the session itself decides.
  useEffect(() => document.documentElement.removeAttribute('data-may-be-member'), []);
  return (
    <header className={classes.header} data-undecided={isUndecided || undefined}>
      <div className={classes.line}>
        <MenuButton place={place} />
        <Link
          className={classes.home}
          data-member={user ? '' : undefined}
          to={paths.home()}
          aria-label={t('home', { product: product.name })}
        >
          <Wordmark />
        </Link>
        {user && <MemberName name={user.name} title={title} />}
        {entries.length > 0 && (
          <nav className={classes.nav} aria-label={t('menu.label')}>
            <MenuLinks entries={entries} />
          </nav>
        )}
        <div className={classes.end}>
          {title !== undefined && <p className={classes.title}>{title}</p>}
          <HeaderNoteSlot />
          <ThemeButton />
          {showsDoors(place) && !isUnreachable && <GuestActions />}
          {user && <MemberActions user={user} pathname={pathname} />}
        </div>
      </div>
    </header>
  );
}
