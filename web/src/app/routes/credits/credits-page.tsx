import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { BalanceCard, History, VerifyHint } from '../../../features/billing/credits/index.ts';
import { Packs } from '../../../features/billing/purchases/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ownPath } from '../../../shared/lib/own-path.ts';
import { paths } from '../../../shared/lib/paths.ts';
import shared from '../billing/billing.module.css';
import { BillingFrame } from '../billing/billing-frame.tsx';
import classes from './credits-page.module.css';

/** Balance, packs and history of credits. */
export function Component() {
  const { t } = useTranslation('credits');
  const { t: billing } = useTranslation('billing');
  const [params] = useSearchParams();
  const back = ownPath(params.get('back'));
  const wayBack = back && (
    <Link className={classes.back} to={back}>
      <ArrowLeft size={16} aria-hidden />
      {billing('back')}
    </Link>
  );
  return (
    <BillingFrame title={t('title')} lead={t('lead')} page="credits" back={back} above={wayBack}>
      {({ user_id: recruiterId }, buy) => (
        <>
          <div className={classes.top}>
            <BalanceCard recruiterId={recruiterId} />
            <Packs onBuy={(offer) => buy({ offer })} />
          </div>
          <div className={shared.notices}>
            <VerifyHint recruiterId={recruiterId} to={`${paths.settings(2)}#verification`} />
          </div>
          <History recruiterId={recruiterId} />
        </>
      )}
    </BillingFrame>
  );
}
