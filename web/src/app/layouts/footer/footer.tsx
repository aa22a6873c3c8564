import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { product } from '../../../shared/lib/product.ts';
import classes from './footer.module.css';

const productLinks = [
  { word: 'menu.findTalents', to: paths.findTalents() },
  { word: 'menu.findJobs', to: paths.findJobs() },
  { word: 'menu.castings', to: paths.castings() },
  { word: 'footer.talents', to: paths.talentLanding() },
  { word: 'footer.recruiters', to: paths.recruiterLanding() },
  { word: 'footer.images', to: paths.imageMagician() },
] as const;

const legalLinks = [
  { word: 'footer.terms', to: paths.termsAndConditions() },
  { word: 'footer.privacy', to: paths.privacyPolicy() },
] as const;

const companyLinks = [
  { word: 'footer.about', to: paths.about() },
  { word: 'footer.theCompany', to: paths.company() },
  { word: 'footer.howItWorks', to: paths.howItWorks() },
  { word: 'footer.support', to: paths.support() },
  { word: 'footer.contact', to: paths.contactUs() },
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
