import { FileText, type LucideIcon, Repeat2, Wallet } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import classes from './billing.module.css';

type Page = 'credits' | 'subscription' | 'billing';

interface BillingHeadProps {
  title: string;
  lead: string;
  page: Page;
}

const links: readonly { page: Page; to: string; Icon: LucideIcon }[] = [
  { page: 'credits', to: paths.creditsBalance(), Icon: Wallet },
  { page: 'subscription', to: paths.subscription(), Icon: Repeat2 },
  { page: 'billing', to: paths.billing(), Icon: FileText },
];

/** The title of a billing page and links to the others. */
export function BillingHead({ title, lead, page }: BillingHeadProps) {
  const { t } = useTranslation('billing');
  return (
    <div className={classes.head}>
      <div>
        <PageTitle>{title}</PageTitle>
        <p className={classes.lead}>{lead}</p>
      </div>
      <nav className={classes.links} aria-label={t('links.label')}>
        {links
          .filter((other) => other.page !== page)
          .map(({ page: other, to, Icon }) => (
            <ButtonLink key={other} to={to} variant="outline" leftSection={<Icon size={16} aria-hidden />}>
              {t(`links.${other}`)}
            </ButtonLink>
          ))}
      </nav>
    </div>
  );
}
