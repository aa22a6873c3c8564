import '../words.ts';
import type { Purchase } from '@callboard/contract/billing/purchases';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import type { Goods, Stage } from '../model/checkout-state.ts';
import { wordsOfPurchase } from '../model/goods-words.ts';
import { useCheckout } from '../model/use-checkout.ts';
import { CheckoutEnd } from './checkout-end.tsx';
import { CheckoutReview } from './checkout-review.tsx';
import { PracticeWindow } from './practice-window.tsx';
import { Staged } from './staged.tsx';

interface CheckoutDialogProps {
  goods: Goods;
  /** Where the buyer came from, to go back to. */
  back?: string | undefined;
  onClose: () => void;
}

type Titled = Exclude<Stage, 'review'>;

const titles = {
  window: 'practice.title',
  asking: 'asking.title',
  left: 'left.title',
  failed: 'failed.title',
  paid: 'paid.title',
} as const satisfies Record<Titled, string>;

function useTitle({ offer, purchase }: Goods) {
  const { t } = useTranslation('billing');
  return (stage: Stage): string => {
    if (stage !== 'review') return t(titles[stage]);
    if (purchase) return t('checkout.payTitle', { goods: wordsOfPurchase(t, purchase) });
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

/** Buying, from the sum to the credits. */
export function CheckoutDialog({ goods, back, onClose }: CheckoutDialogProps) {
  const { t } = useTranslation('billing');
  const { user } = useSession();
  const payer = { user_id: user?.user_id ?? 0, name: user?.name ?? '', email: user?.email ?? null };
  const checkout = useCheckout(payer, goods, (purchase: Purchase) => wordsOfPurchase(t, purchase));
  const { stage, purchase } = checkout;
  const title = useTitle(goods)(stage);
  const lead = useLead(goods, stage);
  // The gateway's own window holds the focus while it is open; ours would take it back.
  const isAway = stage === 'window' && purchase?.checkout?.gateway === 'razorpay';
  return (
    <Dialog
      opened={!isAway}
      onClose={onClose}
      title={title}
      {...(lead !== undefined && { lead })}
      closesOnClickOutside={false}
      closable={!checkout.isBusy}
    >
      <Staged key={stage}>
        {stage === 'review' && (
          <CheckoutReview userId={payer.user_id} goods={goods} checkout={checkout} onClose={onClose} />
        )}
        {stage === 'window' && purchase && <PracticeWindow purchase={purchase} checkout={checkout} />}
        {stage !== 'review' && stage !== 'window' && purchase && (
          <CheckoutEnd stage={stage} purchase={purchase} checkout={checkout} back={back} onClose={onClose} />
        )}
      </Staged>
    </Dialog>
  );
}
