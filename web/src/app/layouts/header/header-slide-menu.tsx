import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { AuthLink } from '../../../shared/ui/auth-link/auth-link.tsx';
import { SlideMenu } from '../../../shared/ui/slide-menu/slide-menu.tsx';
import { ThemeSwitch } from '../../../shared/ui/theme-switch/theme-switch.tsx';
import { Wordmark } from '../../../shared/ui/wordmark/wordmark.tsx';
import classes from './header-slide-menu.module.css';
import { MenuLinks } from './menu-links.tsx';
import type { MenuEntry } from './menu-rules.ts';

interface HeaderSlideMenuProps {
  entries: readonly MenuEntry[];
  isGuest: boolean;
  opened: boolean;
  onClose: () => void;
}

/** The header's links on small screens; for guests also the doors and the lights. */
export function HeaderSlideMenu({ entries, isGuest, opened, onClose }: HeaderSlideMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <SlideMenu opened={opened} onClose={onClose} label={t('menu.slide')}>
      <p className={classes.mark}>
        <Wordmark />
      </p>
      <nav className={classes.links} aria-label={t('menu.label')}>
        <MenuLinks entries={entries} marksNewTabs onFollow={onClose} />
      </nav>
      {isGuest && (
        <div className={classes.foot}>
          <AuthLink mode="sign-in" className={classes.signIn} onOpen={onClose}>
            {t('signIn')}
          </AuthLink>
          <AuthLink mode="sign-up" className={classes.signUp} onOpen={onClose}>
            {t('signUp')}
          </AuthLink>
          <div className={classes.lights}>
            <span aria-hidden>{t('theme.label')}</span>
            <ThemeSwitch />
          </div>
        </div>
      )}
    </SlideMenu>
  );
}
