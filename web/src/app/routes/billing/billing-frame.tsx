import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { FileText, type LucideIcon, Repeat2, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CheckoutDialog, type Goods, WaitingPurchase } from '../../../features/billing/purchases/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
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
function BillingHead({ title, lead, page }: BillingHeadProps) {
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

interface BillingFrameProps extends BillingHeadProps {
  /** Where the buyer came from; the checkout leads back there. */
  back?: string | undefined;
  /** Above the title. */
  above?: ReactNode;
  /** Buys an offer, or pays for a purchase that waits. */
  children: (user: SessionUser, buy: (goods: Goods) => void) => ReactNode;
}

/** A page on which something is bought: its head, what still waits to be paid, and the checkout over it. */
export function BillingFrame({ children, back, above, ...head }: BillingFrameProps) {
  const { user } = useSession();
  const [goods, setGoods] = useState<Goods>();
  if (!user) return null;
  return (
    <div className={classes.page}>
      {above}
      <BillingHead {...head} />
      <div className={classes.notices}>
        <WaitingPurchase onPay={(purchase) => setGoods({ purchase })} />
      </div>
      {children(user, setGoods)}
      {goods && <CheckoutDialog goods={goods} back={back} onClose={() => setGoods(undefined)} />}
    </div>
  );
}
