import { gstPercent } from '@callboard/contract/billing/money';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import type { Price } from '../model/offer.ts';
import classes from './price-lines.module.css';

interface PriceLinesProps {
  goods: string;
  price: Price;
  isPaid?: boolean;
}

const taxes = [
  { name: 'cgst', percent: gstPercent / 2 },
  { name: 'sgst', percent: gstPercent / 2 },
  { name: 'igst', percent: gstPercent },
] as const;

export function PriceLines({ goods, price, isPaid = false }: PriceLinesProps) {
  const { t } = useTranslation('billing');
  return (
    <>
      <Facts>
        <Fact label={goods}>{formatRupees(price.net_paise)}</Fact>
        {taxes.map(({ name, percent }) => {
          const paise = price[`${name}_paise`];
          return paise > 0 ? (
            <Fact key={name} label={t(`sum.${name}`, { percent })}>
              {formatRupees(paise)}
            </Fact>
          ) : null;
        })}
      </Facts>
      <p className={classes.total}>
        <span>{t(isPaid ? 'sum.totalPaid' : 'sum.total')}</span>
        <b>{formatRupees(price.total_paise)}</b>
      </p>
    </>
  );
}
