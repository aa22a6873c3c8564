import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useBillingDetails } from '../api.ts';
import classes from './checkout.module.css';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';

/** The sum before anything is paid; it depends on where the invoice goes, so that is asked for first. */
export function CheckoutReview(props: Omit<ReviewFormProps, 'details'>) {
  const { t } = useTranslation('billing');
  const { data, isPending, refetch } = useBillingDetails(props.userId);
  if (data !== undefined) return <ReviewForm {...props} details={data} />;
  if (isPending) {
    return (
      <Waiting label={t('checkout.loading')}>
        <div className={classes.skeleton}>
          <SkeletonText lines={6} />
        </div>
      </Waiting>
    );
  }
  return (
    <ErrorState
      level={3}
      title={t('details.error.title')}
      happened={t('details.error.happened')}
      kept={t('details.error.kept')}
      next={t('details.error.next')}
      onRetry={() => void refetch()}
    />
  );
}
