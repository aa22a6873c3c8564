import { Button } from '@mantine/core';
import { ArrowLeft, FileText, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { CheckoutDialog, type Goods, Packs, WaitingPurchase } from '../../../features/billing/index.ts';
import { BalanceCard, History, VerifyHint } from '../../../features/credits/index.ts';
import { ownPath } from '../../../shared/lib/own-path.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import classes from './credits-page.module.css';

function Head({ back }: { back: string | undefined }) {
  const { t } = useTranslation('credits');
  const { t: billing } = useTranslation('billing');
  return (
    <>
      {back && (
        <Link className={classes.back} to={back}>
          <ArrowLeft size={16} aria-hidden />
          {billing('back')}
        </Link>
      )}
      <div className={classes.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <p className={classes.lead}>{t('lead')}</p>
        </div>
        <nav className={classes.links} aria-label={billing('links.label')}>
          <Button
            component={Link}
            to={paths.subscription()}
            variant="default"
            leftSection={<Repeat2 size={16} aria-hidden />}
          >
            {t('links.subscription')}
          </Button>
          <Button
            component={Link}
            to={paths.billing()}
            variant="default"
            leftSection={<FileText size={16} aria-hidden />}
          >
            {t('links.billing')}
          </Button>
        </nav>
      </div>
    </>
  );
}

/** What there is to unlock talents with, more of it, and where each credit went. */
export function Component() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const [goods, setGoods] = useState<Goods>();
  const back = ownPath(params.get('back'));
  if (!user) return null;
  return (
    <div className={classes.page}>
      <Head back={back} />
      <div className={classes.notices}>
        <WaitingPurchase onPay={(purchase) => setGoods({ purchase })} />
      </div>
      <div className={classes.top}>
        <BalanceCard recruiterId={user.user_id} />
        <Packs onBuy={(offer) => setGoods({ offer })} />
      </div>
      <div className={classes.notices}>
        <VerifyHint recruiterId={user.user_id} to={`${paths.settings(2)}#verification`} />
      </div>
      <History recruiterId={user.user_id} />
      {goods && <CheckoutDialog goods={goods} back={back} onClose={() => setGoods(undefined)} />}
    </div>
  );
}
