import type { SessionUser } from '@callboard/contract/accounts/sessions';
import {
  CalendarDays,
  ImageUp,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Settings,
  User,
  Wallet,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useCreditBalance } from '../../../features/billing/credits/index.ts';
import { useUnreadCount } from '../../../features/messaging/messages/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../shared/lib/format/count.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { session } from '../../../shared/lib/session/index.ts';
import { ThemeSwitch } from '../../../shared/ui/theme-switch/theme-switch.tsx';
import { MenuLinks } from './menu-links.tsx';
import { headerMenu, ownPages, slideMenu } from './menu-rules.ts';
import classes from './profile-menu.module.css';
import { mayChangeIcon, profileLink } from './profile-rules.ts';

interface ProfileMenuEntriesProps {
  user: SessionUser;
  pathname: string;
  onChoose: () => void;
  onChangeIcon: () => void;
}

/** Links for small screens without a slide menu. */
function LinksWithoutSlideMenu({ user, pathname, onChoose }: Omit<ProfileMenuEntriesProps, 'onChangeIcon'>) {
  const { t } = useTranslation('shell');
  const context = { user, pathname, unread: useUnreadCount() };
  const isNeeded = slideMenu(context).length === 0 && pathname !== paths.createTalentProfile();
  const entries = isNeeded ? headerMenu(context) : [];
  if (entries.length === 0) return null;
  return (
    <nav className={classes.pages} aria-label={t('menu.label')}>
      <MenuLinks entries={entries} onFollow={onChoose} />
    </nav>
  );
}

/** Dashboard, and the calendar of a talent. */
function OwnPages({ user, pathname, onChoose }: Omit<ProfileMenuEntriesProps, 'onChangeIcon'>) {
  const { t } = useTranslation('shell');
  return ownPages({ user, pathname, unread: 0 }).map(({ label, to, isCurrent }) => {
    const Icon = label === 'calendar' ? CalendarDays : LayoutDashboard;
    return (
      <li key={label}>
        <Link to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
          <Icon size={17} aria-hidden />
          {t(`menu.${label}`)}
        </Link>
      </li>
    );
  });
}

/** Credit and billing pages. */
function CreditEntries({ onChoose }: Pick<ProfileMenuEntriesProps, 'onChoose'>) {
  const { t } = useTranslation('shell');
  const { data: balance } = useCreditBalance();
  return (
    <>
      <li>
        <Link to={paths.unlockedProfiles()} onClick={onChoose}>
          <KeyRound size={17} aria-hidden />
          {t('profileMenu.unlocked')}
        </Link>
      </li>
      <li>
        <Link to={paths.creditsBalance()} onClick={onChoose}>
          <Wallet size={17} aria-hidden />
          {t('profileMenu.credits')}
          {balance && (
            <span className={classes.count} data-low={balance.is_low || undefined}>
              {formatCount(balance.credits)}
            </span>
          )}
        </Link>
      </li>
    </>
  );
}

export function ProfileMenuEntries({ user, pathname, onChoose, onChangeIcon }: ProfileMenuEntriesProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const profile = profileLink(user, pathname);
  const { user_type: kind } = user;
  return (
    <>
      <div className={classes.who}>
        <b>{user.name}</b>
        {user.email && <span>{user.email}</span>}
      </div>
      <LinksWithoutSlideMenu user={user} pathname={pathname} onChoose={onChoose} />
      <ul className={classes.entries}>
        {profile && (
          <li>
            <Link to={profile} onClick={onChoose}>
              <User size={17} aria-hidden />
              {t('profileMenu.profile')}
            </Link>
          </li>
        )}
        {mayChangeIcon(user) && (
          <li>
            <button
              type="button"
              onClick={() => {
                onChoose();
                onChangeIcon();
              }}
            >
              <ImageUp size={17} aria-hidden />
              {t('profileMenu.icon')}
            </button>
          </li>
        )}
        <OwnPages user={user} pathname={pathname} onChoose={onChoose} />
        {kind === 2 && <CreditEntries onChoose={onChoose} />}
        <li>
          <Link to={paths.settings(kind)} onClick={onChoose}>
            <Settings size={17} aria-hidden />
            {t('profileMenu.settings')}
          </Link>
        </li>
        <li>
          <Link to={paths.memberContact(kind)} onClick={onChoose}>
            <LifeBuoy size={17} aria-hidden />
            {t('profileMenu.contact')}
          </Link>
        </li>
      </ul>
      <div className={classes.lights}>
        <span aria-hidden>{t('theme.label')}</span>
        <ThemeSwitch />
      </div>
      <div className={classes.leave}>
        <button
          type="button"
          onClick={() => {
            onChoose();
            void navigate(paths.home());
            void session.end();
          }}
        >
          <LogOut size={17} aria-hidden />
          {t('profileMenu.logout')}
        </button>
      </div>
    </>
  );
}
