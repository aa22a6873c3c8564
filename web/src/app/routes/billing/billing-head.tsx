import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../shared/lib/paths.ts';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import classes from './billing.module.css';

type Page = 'credits' | 'subscription' | 'billing';

interface BillingHeadProps {
  title: string;
  lead: string;
  page: Page;
}

const links = {
  credits: paths.creditsBalance(),
  subscription: paths.subscription(),
  billing: paths.billing(),
} as const satisfies Record<Page, string>;
const pages: readonly Page[] = ['credits', 'subscription', 'billing'];

/** The title of a page about money, and the way to the other two. */
export function BillingHead({ title, lead, page }: BillingHeadProps) {
  const { t } = useTranslation('billing');
  return (
    <div className={classes.head}>
      <div>
        <PageTitle>{title}</PageTitle>
        <p className={classes.lead}>{lead}</p>
      </div>
      <nav className={classes.links} aria-label={t('links.label')}>
        {pages
          .filter((other) => other !== page)
          .map((other) => (
            <Button key={other} component={Link} to={links[other]} variant="default">
              {t(`links.${other}`)}
            </Button>
          ))}
      </nav>
    </div>
  );
}
