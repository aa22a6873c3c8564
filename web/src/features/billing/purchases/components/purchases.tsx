import '../i18n.ts';
import type { Purchase } from '@callboard/contract/billing/purchases';
import {
  Check,
  CreditCard,
  FileText,
  Hourglass,
  type LucideIcon,
  Minus,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { Pager } from '../../../../shared/ui/pager/pager.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import type { StatusFamily } from '../../../../shared/ui/status/status-table.ts';
import { usePurchases } from '../api.ts';
import { describePurchase } from '../model/offer.ts';
import { DocumentButton } from './document-button.tsx';
import classes from './purchases.module.css';

interface StatusStyle {
  readonly family: StatusFamily;
  readonly icon: LucideIcon;
}

const statusStyles: Record<Purchase['status'], StatusStyle> = {
  waiting: { family: 'wait', icon: Hourglass },
  paid: { family: 'go', icon: Check },
  failed: { family: 'stop', icon: TriangleAlert },
  cancelled: { family: 'mute', icon: Minus },
  refunded: { family: 'mute', icon: Undo2 },
};

interface PurchaseRowProps {
  purchase: Purchase;
  onPay: (purchase: Purchase) => void;
}

function PurchaseActions({ purchase, onPay }: PurchaseRowProps) {
  const { t } = useTranslation('billing');
  const { id, status, invoice_number, credit_note_number } = purchase;
  const isUnpaid = status === 'failed' || status === 'waiting';
  return (
    <div className={classes.actions}>
      {invoice_number !== null && (
        <DocumentButton
          id={id}
          kind="invoice"
          label={t('purchases.invoiceLabel', { number: invoice_number })}
        >
          {t('purchases.invoice')}
        </DocumentButton>
      )}
      {credit_note_number !== null && (
        <DocumentButton
          id={id}
          kind="credit_note"
          label={t('purchases.creditNoteLabel', { number: credit_note_number })}
        >
          {t('purchases.creditNote')}
        </DocumentButton>
      )}
      {isUnpaid && (
        <Button
          variant="ink"
          className={classes.pay}
          aria-label={t('purchases.payLabel', {
            total: formatRupees(purchase.total_paise),
            goods: describePurchase(t, purchase),
          })}
          onClick={() => onPay(purchase)}
        >
          {t(status === 'failed' ? 'purchases.again' : 'purchases.pay')}
        </Button>
      )}
    </div>
  );
}

function PurchaseRow({ purchase, onPay }: PurchaseRowProps) {
  const { t } = useTranslation('billing');
  const { status, created_at, failure, invoice_number, total_paise, net_paise } = purchase;
  const tax = formatRupees(total_paise - net_paise);
  return (
    <tr className={classes.row}>
      <td className={classes.date}>
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </td>
      <td className={classes.subject}>
        <b>{describePurchase(t, purchase)}</b>
        {invoice_number !== null && <span>{invoice_number}</span>}
        {status === 'failed' && failure !== null && <span>{failure}</span>}
      </td>
      <td className={classes.state}>
        <StatusChip {...statusStyles[status]}>{t(`purchases.states.${status}`)}</StatusChip>
      </td>
      <td className={classes.total}>
        <b>{formatRupees(total_paise)}</b>
        <span>{t('purchases.withTax', { tax })}</span>
      </td>
      <td className={classes.documents}>
        <PurchaseActions purchase={purchase} onPay={onPay} />
      </td>
    </tr>
  );
}

const columns = ['when', 'what', 'state', 'total', 'documents'] as const;

const skeleton = (
  <div className={classes.skeleton}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height="3rem" />
    ))}
  </div>
);

interface PurchasesProps {
  onPay: (purchase: Purchase) => void;
}

function PurchaseTable({
  purchases,
  isStale,
  onPay,
}: PurchasesProps & { purchases: readonly Purchase[]; isStale: boolean }) {
  const { t } = useTranslation('billing');
  return (
    <table className={classes.table} aria-labelledby="purchases" aria-busy={isStale}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`purchases.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} onPay={onPay} />
        ))}
      </tbody>
    </table>
  );
}

function NoPurchases() {
  const { t } = useTranslation('billing');
  return (
    <EmptyState
      level={3}
      icon={CreditCard}
      sideIcon={FileText}
      title={t('purchases.empty.title')}
      text={t('purchases.empty.text')}
      action={
        <ButtonLink to={paths.creditsBalance()} variant="outline">
          {t('purchases.empty.action')}
        </ButtonLink>
      }
    />
  );
}

function PurchaseList({ onPay }: PurchasesProps) {
  const { t } = useTranslation('billing');
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const purchases = usePurchases(page);
  return (
    <QueryState
      query={purchases}
      thing={t('purchases.thing')}
      kept={t('purchases.kept')}
      waiting={skeleton}
      isEmpty={({ totalResults }) => totalResults === 0}
      empty={<NoPurchases />}
    >
      {({ results, totalPages }) => (
        <>
          <PurchaseTable purchases={results} isStale={purchases.isPlaceholderData} onPay={onPay} />
          <Pager page={page} lastPage={totalPages} linkTo={(to) => `?page=${to}`} keepsScroll />
        </>
      )}
    </QueryState>
  );
}

export function Purchases({ onPay }: PurchasesProps) {
  const { t } = useTranslation('billing');
  return (
    <section aria-labelledby="purchases">
      <SectionTitle id="purchases">{t('purchases.title')}</SectionTitle>
      <div className={classes.list}>
        <PurchaseList onPay={onPay} />
      </div>
    </section>
  );
}
