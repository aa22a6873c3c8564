import { useTranslation } from 'react-i18next';
import { Link, Outlet, ScrollRestoration } from 'react-router';
import { paths } from '../../shared/lib/paths.ts';
import { product } from '../../shared/lib/product.ts';
import { ThemeSwitch } from '../../shared/ui/theme-switch/theme-switch.tsx';
import { Wordmark } from '../../shared/ui/wordmark/wordmark.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import classes from './plain-shell.module.css';

const contentId = 'content';

function Footer({ isWorkshop }: { isWorkshop: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <footer className={classes.footer}>
      <div className={classes.footerLine}>
        <p>{t('footer.copyright', { year: new Date().getFullYear(), product: product.name })}</p>
        {isWorkshop && (
          <nav className={classes.links} aria-label={t('footer.workshop')}>
            <Link to={paths.design()}>{t('footer.design')}</Link>
            <Link to={paths.outbox()}>{t('footer.outbox')}</Link>
          </nav>
        )}
      </div>
    </footer>
  );
}

/** The frame of a page before menus exist: a slim header, the page, a foot. */
export function PlainShell({ isWorkshop }: { isWorkshop: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href={`#${contentId}`}>
        {t('skipToContent')}
      </a>
      <header className={classes.header}>
        <div className={classes.headerLine}>
          <Link className={classes.home} to={paths.home()} aria-label={t('home', { product: product.name })}>
            <Wordmark />
          </Link>
          <ThemeSwitch />
        </div>
      </header>
      <main className={classes.main} id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer isWorkshop={isWorkshop} />
      <NavigationAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
