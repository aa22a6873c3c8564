import '../i18n.ts';
import type { getCreditOffers, PackSize } from '@callboard/contract/billing/purchases';
import type { Result } from '@callboard/contract/endpoint';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useOffers } from '../api.ts';
import type { Offer } from '../model/offer.ts';
import classes from './packs.module.css';

type Pack = Result<typeof getCreditOffers>['packs'][number];

const uses = { 25: 'few', 100: 'film', 500: 'year' } as const satisfies Record<PackSize, string>;

interface PackTicketProps {
  pack: Pack;
  canBuy: boolean;
  /** The highlighted pack. */
  isMain: boolean;
  onBuy: () => void;
}

function PackTicket({
  pack: { credits, net_paise, each_paise, is_most_bought },
  canBuy,
  isMain,
  onBuy,
}: PackTicketProps) {
  const { t } = useTranslation('billing');
  const price = formatRupees(net_paise);
  return (
    <li className={classes.ticket} data-most-bought={is_most_bought || undefined}>
      {is_most_bought && <span className={classes.mostBought}>{t('offers.mostBought')}</span>}
      <p className={classes.credits}>
        <b>{formatCount(credits)}</b>
        <span>{t('offers.never')}</span>
      </p>
      <p className={classes.use}>{t(`offers.uses.${uses[credits]}`)}</p>
      <p className={classes.price}>
        <b>{price}</b>
        <span>{t('offers.each', { price: formatRupees(each_paise) })}</span>
      </p>
      <div className={classes.stub}>
        <Button
          fullWidth
          variant={isMain ? 'filled' : 'outline'}
          className={classes.buy}
          disabled={!canBuy}
          aria-label={t('offers.buyLabel', { credits, price })}
          onClick={onBuy}
        >
          {t('offers.buy', { credits })}
        </Button>
      </div>
    </li>
  );
}

const packSizes: readonly PackSize[] = [25, 100, 500];

const skeleton = (
  <div className={classes.tickets}>
    {packSizes.map((size) => (
      <Skeleton key={size} height="19rem" />
    ))}
  </div>
);

interface PacksProps {
  onBuy: (offer: Offer) => void;
  /** Next to plans no pack is highlighted. */
  isSecondary?: boolean;
}

export function Packs({ onBuy, isSecondary = false }: PacksProps) {
  const { t } = useTranslation('billing');
  return (
    <QueryState query={useOffers()} thing={t('offers.thing')} kept={t('offers.kept')} waiting={skeleton}>
      {({ packs, gateway, gst_percent }) => (
        <section className={classes.packs} aria-label={t('offers.label')}>
          <ul className={classes.tickets}>
            {packs.map((pack) => (
              <PackTicket
                key={pack.credits}
                pack={pack}
                canBuy={gateway !== null}
                isMain={pack.is_most_bought && !isSecondary}
                onBuy={() => onBuy({ kind: 'pack', credits: pack.credits, net_paise: pack.net_paise })}
              />
            ))}
          </ul>
          {gateway === null ? (
            <Alert family="wait">{t('offers.closed')}</Alert>
          ) : (
            <p className={classes.tax}>{t('offers.tax', { percent: gst_percent })}</p>
          )}
        </section>
      )}
    </QueryState>
  );
}
