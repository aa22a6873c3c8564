import '../i18n.ts';
import type { Purchase } from '@callboard/contract/billing/purchases';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useBillingDetails } from '../api.ts';
import type { Goods, Stage } from '../model/checkout-state.ts';
import { errorText } from '../model/error-text.ts';
import { describePurchase } from '../model/offer.ts';
import { useCheckout } from '../model/use-checkout.ts';
import classes from './checkout.module.css';
import { CheckoutResult } from './checkout-result.tsx';
import { PriceLines } from './price-lines.tsx';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';

interface SimulatedGatewayProps {
  purchase: Purchase;
  checkout: Pick<ReturnType<typeof useCheckout>, 'simulatePayment' | 'isBusy' | 'error'>;
}

/** Replaces the gateway where no money may move, and says so. */
function SimulatedGateway({ purchase, checkout }: SimulatedGatewayProps) {
  const { t } = useTranslation('billing');
  const { simulatePayment, isBusy, error } = checkout;
  return (
    <div className={classes.form}>
      <div className={classes.practice}>
        <p>{t('practice.lead')}</p>
        <div>
          <PriceLines goods={describePurchase(t, purchase)} price={purchase} />
        </div>
      </div>
      {error && <Alert family="stop">{errorText(t, error)}</Alert>}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={() => void simulatePayment('failed')}>
          {t('practice.fail')}
        </Button>
        <Button loading={isBusy} data-autofocus onClick={() => void simulatePayment('paid')}>
          {t('practice.pay', { total: formatRupees(purchase.total_paise) })}
        </Button>
      </DialogActions>
    </div>
  );
}

/** The tax depends on where the invoice goes, so the billing details come first. */
function CheckoutReview(props: Omit<ReviewFormProps, 'details'>) {
  const { t } = useTranslation('billing');
  return (
    <QueryState
      query={useBillingDetails(props.userId)}
      thing={t('details.thing')}
      kept={t('details.kept')}
      level={3}
      waiting={
        <div className={classes.skeleton}>
          <SkeletonText lines={6} />
        </div>
      }
    >
      {(details) => <ReviewForm {...props} details={details} />}
    </QueryState>
  );
}

/** The button of the previous step is gone, so the focus moves here. */
function CheckoutStep({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = step.current?.querySelector<HTMLElement>('[data-autofocus]') ?? step.current;
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={step} className={classes.step} tabIndex={-1}>
      {children}
    </div>
  );
}

interface CheckoutDialogProps {
  goods: Goods;
  /** The page the buyer came from. */
  back?: string | undefined;
  onClose: () => void;
}

type StageWithTitle = Exclude<Stage, 'review'>;

const titles = {
  window: 'practice.title',
  pending: 'pending.title',
  abandoned: 'abandoned.title',
  failed: 'failed.title',
  paid: 'paid.title',
} as const satisfies Record<StageWithTitle, string>;

function useTitle({ offer, purchase }: Goods) {
  const { t } = useTranslation('billing');
  return (stage: Stage): string => {
    if (stage !== 'review') return t(titles[stage]);
    if (purchase) return t('checkout.payTitle', { goods: describePurchase(t, purchase) });
    return offer.kind === 'pack'
      ? t('checkout.packTitle', { credits: offer.credits })
      : t('checkout.planTitle', { plan: t(`goods.${offer.plan}`) });
  };
}

function useLead({ offer }: Goods, stage: Stage) {
  const { t } = useTranslation('billing');
  if (stage !== 'review' || !offer) return undefined;
  if (offer.kind === 'pack') return t('checkout.packLead');
  const lead = t('checkout.planLead', { credits: offer.credits });
  return offer.replaces ? `${lead} ${t('checkout.replaces', { plan: t(`goods.${offer.replaces}`) })}` : lead;
}

export function CheckoutDialog({ goods, back, onClose }: CheckoutDialogProps) {
  const { t } = useTranslation('billing');
  const { user } = useSession();
  const payer = { user_id: user?.user_id ?? 0, name: user?.name ?? '', email: user?.email ?? null };
  const checkout = useCheckout(payer, goods, (purchase: Purchase) => describePurchase(t, purchase));
  const { stage, purchase } = checkout;
  const title = useTitle(goods)(stage);
  const lead = useLead(goods, stage);
  // The gateway's window holds the focus while it is open. Our dialog would take it back.
  const isGatewayOpen = stage === 'window' && purchase?.checkout?.gateway === 'razorpay';
  return (
    <Dialog
      opened={!isGatewayOpen}
      onClose={onClose}
      title={title}
      {...(lead !== undefined && { lead })}
      closesOnClickOutside={false}
      closable={!checkout.isBusy}
    >
      <CheckoutStep key={stage}>
        {stage === 'review' && (
          <CheckoutReview userId={payer.user_id} goods={goods} checkout={checkout} onClose={onClose} />
        )}
        {stage === 'window' && purchase && <SimulatedGateway purchase={purchase} checkout={checkout} />}
        {stage !== 'review' && stage !== 'window' && purchase && (
          <CheckoutResult
            stage={stage}
            purchase={purchase}
            checkout={checkout}
            back={back}
            onClose={onClose}
          />
        )}
      </CheckoutStep>
    </Dialog>
  );
}
