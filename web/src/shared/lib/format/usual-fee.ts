import type { FeeUnit } from '@callboard/contract/people/fees';
import type { TFunction } from '../../i18n/use-translation.ts';
import { formatRupees } from './rupees.ts';

interface Fee {
  readonly rupees: number;
  readonly per: FeeUnit;
}

/** ₹ 12,500 per day */
export const formatUsualFee = ({ rupees, per }: Fee, t: TFunction<'talentCard'>): string =>
  rupees === 0 ? t('fee.none') : t(`fee.${per}`, { amount: formatRupees(rupees * 100) });
