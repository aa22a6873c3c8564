import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { product } from '../../../shared/lib/product.ts';
import classes from './footer.module.css';
import { footerColumns } from './footer-columns.ts';

function Workshop() {
  const { t } = useTranslation('shell');
  return (
    <nav className={classes.workshop} aria-label={t('footer.workshop')}>
      <Link to={paths.design()}>{t('footer.design')}</Link>
      <Link to={paths.outbox()}>{t('footer.outbox')}</Link>
    </nav>
  );
}

export function Footer({ isWorkshop }: { isWorkshop: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className={classes.title}>{t(title)}</h2>
            <ul className={classes.links}>
              {links.map(({ word, to }) => (
                <li key={to}>
                  <Link to={to}>{t(word)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section aria-label={t('footer.follow')}>
          <h2 className={classes.title}>{t('footer.follow')}</h2>
          <ul className={classes.links}>
            {product.follow.map((name) => (
              <li key={name}>{t('footer.soon', { name })}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className={classes.foot}>
        <p>{t('footer.copyright', { year: new Date().getFullYear(), product: product.name })}</p>
        {isWorkshop && <Workshop />}
      </div>
    </footer>
  );
}
