import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useUnreadCount } from '../../../features/messaging/messages/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { product } from '../../../shared/lib/product.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { HeaderNotePlace } from '../../../shared/ui/header-note/header-note.tsx';
import { Wordmark } from '../../../shared/ui/wordmark/wordmark.tsx';
import { GuestActions } from './guest-actions.tsx';
import classes from './header.module.css';
import { HeaderSlideMenu } from './header-slide-menu.tsx';
import { headerTitle } from './header-title.ts';
import { MemberActions } from './late-member-actions.tsx';
import { MemberName } from './member-name.tsx';
import { MenuLinks } from './menu-links.tsx';
import { headerMenu, type Place, showsDoors, slideMenu } from './menu-rules.ts';
import { ThemeButton } from './theme-button.tsx';

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
          <HeaderNotePlace />
          <ThemeButton />
          {showsDoors(place) && !isUnreachable && <GuestActions />}
          {user && <MemberActions user={user} pathname={pathname} />}
        </div>
      </div>
    </header>
  );
}
