import { gstPercent } from '@callboard/contract/billing/money';
import { mostBoughtPack, packs, plans } from '@callboard/contract/billing/purchases';
import type { Payments } from '../payment-gateways/index.ts';

const packSizes = [25, 100, 500] as const;
const planNames = ['free', 'studio', 'agency'] as const;

export const offersAt = ({ gateway }: Payments) => ({
  packs: packSizes.map((credits) => {
    const { net_paise } = packs[credits];
    const each_paise = Math.round(net_paise / credits);
    return { credits, net_paise, each_paise, is_most_bought: credits === mostBoughtPack };
  }),
  plans: planNames.map((name) => ({ name, ...plans[name] })),
  gst_percent: gstPercent,
  gateway: gateway?.name ?? null,
});
