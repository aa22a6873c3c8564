import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../shared/lib/built-paths.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { product } from '../../../shared/lib/product.ts';
import classes from './footer.module.css';

const productLinks = [
  { label: 'menu.findTalents', to: paths.findTalents() },
  { label: 'menu.findJobs', to: paths.findJobs() },
  { label: 'menu.castings', to: paths.castings() },
  { label: 'footer.talents', to: paths.talentLanding() },
  { label: 'footer.recruiters', to: paths.recruiterLanding() },
  { label: 'footer.images', to: paths.imageMagician() },
] as const;

const legalLinks = [
  { label: 'footer.terms', to: paths.termsAndConditions() },
  { label: 'footer.privacy', to: paths.privacyPolicy() },
] as const;

const companyLinks = [
  { label: 'footer.about', to: paths.about() },
  { label: 'footer.theCompany', to: paths.company() },
  { label: 'footer.howItWorks', to: paths.howItWorks() },
  { label: 'footer.support', to: paths.support() },
  { label: 'footer.contact', to: paths.contactUs() },
] as const;

const footerColumns = [
  { title: 'footer.product', links: productLinks },
  { title: 'footer.legal', links: legalLinks },
  { title: 'footer.company', links: companyLinks },
] as const;

function Workshop() {
  const { t } = useTranslation('shell');
  return (
    <nav className={classes.workshop} aria-label={t('footer.workshop')}>
      <Link to={paths.design()}>{t('footer.design')}</Link>
      <Link to={paths.outbox()}>{t('footer.outbox')}</Link>
    </nav>
  );
}

export function Footer({ hasDevPages }: { hasDevPages: boolean }) {
  const { t } = useTranslation('shell');
  const isBuilt = useIsBuilt();
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className={classes.title}>{t(title)}</h2>
            <ul className={classes.links}>
              {links
                .filter(({ to }) => isBuilt(to))
                .map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{t(label)}</Link>
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
        {hasDevPages && <Workshop />}
      </div>
    </footer>
  );
}
