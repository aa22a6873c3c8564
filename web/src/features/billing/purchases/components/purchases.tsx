import '../words.ts';
import type { Purchase } from '@callboard/contract/billing/purchases';
import { CreditCard, FileText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Pager } from '../../../../shared/ui/pager/pager.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { usePurchases } from '../api.ts';
import { PurchaseRow } from './purchase-row.tsx';
import classes from './purchases.module.css';

const columns = ['when', 'what', 'state', 'total', 'papers'] as const;
const rowsToCome = [1, 2, 3, 4, 5];

interface PurchasesProps {
  onPay: (purchase: Purchase) => void;
}

function Table({
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

function None() {
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

function List({ onPay }: PurchasesProps) {
  const { t } = useTranslation('billing');
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, isPending, isPlaceholderData, refetch } = usePurchases(page);
  if (data?.totalResults === 0) return <None />;
  if (data) {
    return (
      <>
        <Table purchases={data.results} isStale={isPlaceholderData} onPay={onPay} />
        <Pager page={page} lastPage={data.totalPages} linkTo={(to) => `?page=${to}`} keepsPlace />
      </>
    );
  }
  if (isPending) {
    return (
      <Waiting label={t('purchases.loading')}>
        <div className={classes.toCome}>
          {rowsToCome.map((row) => (
            <Skeleton key={row} height="3rem" />
          ))}
        </div>
      </Waiting>
    );
  }
  return (
    <ErrorState
      title={t('purchases.error.title')}
      happened={t('purchases.error.happened')}
      kept={t('purchases.error.kept')}
      next={t('purchases.error.next')}
      onRetry={() => void refetch()}
    />
  );
}

/** Everything that was bought or begun, with its papers. */
export function Purchases({ onPay }: PurchasesProps) {
  const { t } = useTranslation('billing');
  return (
    <section aria-labelledby="purchases">
      <SectionTitle id="purchases">{t('purchases.title')}</SectionTitle>
      <div className={classes.list}>
        <List onPay={onPay} />
      </div>
    </section>
  );
}
