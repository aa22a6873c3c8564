import type { ReactNode } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { closedUntil, triesLeft } from './error-details.ts';

/** Every other code is shown as UNEXPECTED. */
const codesWithText = [
  'NETWORK',
  'CREDENTIALS_WRONG',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'RATE_LIMITED',
  'EMAIL_TAKEN',
  'MOBILE_TAKEN',
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'ORIGIN_REFUSED',
] as const;

/** Sending the same request again may work. */
const retryableCodes: readonly RequestError['code'][] = ['NETWORK', 'UNEXPECTED', 'UNAVAILABLE', 'INTERNAL'];

function errorText(t: TFunction<'auth'>, error: RequestError): string {
  const { code, detail } = error;
  if (code === 'CODE_WRONG') {
    const count = triesLeft(error);
    return count === undefined ? t('errors.CODE_WRONG') : t('errors.CODE_WRONG_tries', { count });
  }
  if (code === 'RATE_LIMITED' && detail) return t('errors.RATE_LIMITED_detail', { detail });
  if (code === 'ACCOUNT_CLOSED') {
    const until = closedUntil(error);
    return until ? t('closed.until', { date: formatDate(until) }) : t('closed.anyTime');
  }
  return t(`errors.${codesWithText.find((known) => known === code) ?? 'UNEXPECTED'}`);
}

interface ErrorAlertProps {
  error: RequestError | undefined;
  onRetry?: () => void;
  /** An alternative to trying again, such as signing in instead. */
  action?: ReactNode;
}

export function ErrorAlert({ error, onRetry, action }: ErrorAlertProps) {
  const { t } = useTranslation('auth');
  if (!error) return null;
  const canRetry = onRetry && retryableCodes.includes(error.code);
  return (
    <Alert
      family="stop"
      action={
        (canRetry || action) && (
          <Row>
            {canRetry && (
              <Button size="sm" variant="outline" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {action}
          </Row>
        )
      }
    >
      {errorText(t, error)}
    </Alert>
  );
}
