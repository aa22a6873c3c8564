import { type LucideIcon, Menu as MenuIcon, Moon, Sun, SunMoon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useUnreadCount } from '../../../features/messaging/messages/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { product } from '../../../shared/lib/product.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { useHeadingOnPage } from '../../../shared/lib/shown-heading.ts';
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
import { headerMenu, homePath, type MenuContext, ownPages, showsAuthLinks, slideMenu } from './menu-rules.ts';

interface HeaderSlideMenuProps {
  context: MenuContext;
  opened: boolean;
  onClose: () => void;
}

/** The header's links on small screens; for guests also sign-in, sign-up and the theme. */
function HeaderSlideMenu({ context, opened, onClose }: HeaderSlideMenuProps) {
  const { t } = useTranslation('shell');
  const own = ownPages(context);
  return (
    <SlideMenu opened={opened} onClose={onClose} label={t('menu.slide')}>
      <p className={headerSlideMenuClasses.mark}>
        <Wordmark />
      </p>
      <nav className={headerSlideMenuClasses.links} aria-label={t('menu.label')}>
        <MenuLinks entries={slideMenu(context)} marksNewTabs onFollow={onClose} />
      </nav>
      {own.length > 0 && (
        <nav className={headerSlideMenuClasses.own} aria-label={t('menu.own')}>
          <MenuLinks entries={own} onFollow={onClose} />
        </nav>
      )}
      {context.user === undefined && (
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
  label: 'light' | 'dark' | 'system';
  icon: LucideIcon;
}

const choices: Record<ColorScheme, Choice> = {
  light: { next: 'dark', label: 'light', icon: Sun },
  dark: { next: 'auto', label: 'dark', icon: Moon },
  auto: { next: 'light', label: 'system', icon: SunMoon },
};

/** Each click switches to the next theme: light, dark, system. */
function ThemeButton() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useColorScheme();
  // The server does not know the choice. Most people have made none.
  const isAwake = useIsRunning();
  const { next, label, icon: Icon } = choices[isAwake ? colorScheme : 'auto'];
  return (
    <button
      type="button"
      className={classes.iconButton}
      data-wide-only
      aria-label={t('theme.now', { scheme: t(`theme.${label}`) })}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}

const nameMaximum = 18;

/** Graphemes, because a vowel sign belongs to its consonant. */
const graphemes = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

/** The name, shortened for small screens. */
export function shortName(name: string): string {
  const all = graphemes(name);
  return all.length > nameMaximum ? `${all.slice(0, nameMaximum).join('').trimEnd()}…` : name;
}

interface MemberNameProps {
  name: string;
  title: string | undefined;
  /** The page shows it as its heading. */
  isOnPage: boolean;
}

/** On small screens: the page title and the user's name. A long name expands on tap. */
function MemberName({ name, title, isOnPage }: MemberNameProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const short = shortName(name);
  return (
    <div className={memberNameClasses.block}>
      {title !== undefined && (
        <p className={memberNameClasses.title} data-on-page={isOnPage || undefined}>
          {title}
        </p>
      )}
      {short === name ? (
        <p className={memberNameClasses.name}>{name}</p>
      ) : (
        <button
          type="button"
          className={memberNameClasses.name}
          aria-expanded={isExpanded}
          aria-label={name}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? name : short}
        </button>
      )}
    </div>
  );
}

/** Sign in and sign up. On small screens one is in the slide menu. */
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

function MenuButton({ context }: { context: MenuContext }) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  if (slideMenu(context).length === 0) return null;
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
      <HeaderSlideMenu context={context} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** The user and the page decide what the header shows; see menu-rules.ts. */
export function Header() {
  const { t } = useTranslation('shell');
  const { user, status, isRestoring, isUnreachable } = useSession();
  const { pathname } = useLocation();
  const unread = useUnreadCount();
  const context: MenuContext = { user, pathname, unread };
  const entries = headerMenu(context);
  const titleKey = headerTitle(pathname);
  const title = titleKey && t(`titles.${titleKey}`);
  const isOnPage = useHeadingOnPage() === title;
  const isUndecided = status === 'unloaded' && isRestoring && !isUnreachable;
  // Until now an attribute on the document hid the guest menu; from here the session decides.
  useEffect(() => document.documentElement.removeAttribute('data-may-be-member'), []);
  return (
    <header className={classes.header} data-undecided={isUndecided || undefined}>
      <div className={classes.line}>
        <MenuButton context={context} />
        <Link
          className={classes.home}
          data-member={user ? '' : undefined}
          to={homePath(user)}
          aria-label={t('home', { product: product.name })}
        >
          <Wordmark />
        </Link>
        {user && <MemberName name={user.name} title={title} isOnPage={isOnPage} />}
        {entries.length > 0 && (
          <nav className={classes.nav} aria-label={t('menu.label')}>
            <MenuLinks entries={entries} />
          </nav>
        )}
        <div className={classes.end}>
          {title !== undefined && (
            <p className={classes.title} data-on-page={isOnPage || undefined}>
              {title}
            </p>
          )}
          <HeaderNoteSlot />
          <ThemeButton />
          {showsAuthLinks(context) && !isUnreachable && <GuestActions />}
          {user && <MemberActions user={user} pathname={pathname} />}
        </div>
      </div>
    </header>
  );
}
