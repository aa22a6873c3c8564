import type { ReactNode } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { closedUntil, triesLeft } from './trouble-details.ts';
import classes from './trouble-notice.module.css';

/** Troubles with words of their own; every other code is a stumble of ours. */
const spoken = [
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

const isSpoken = (code: string): code is (typeof spoken)[number] => spoken.some((one) => one === code);

/** Sending the same once more can help. */
const passing: readonly RequestError['code'][] = ['NETWORK', 'UNEXPECTED', 'UNAVAILABLE', 'INTERNAL'];

type CodeWords = 'CODE_WRONG' | 'MAIL_CODE_WRONG';

function wordsOf(t: TFunction<'auth'>, trouble: RequestError, codeWords: CodeWords): string {
  const { code, detail } = trouble;
  if (code === 'CODE_WRONG') {
    const count = triesLeft(trouble);
    return count === undefined ? t(`errors.${codeWords}`) : t(`errors.${codeWords}_tries`, { count });
  }
  if (code === 'RATE_LIMITED' && detail) return t('errors.RATE_LIMITED_detail', { detail });
  if (code === 'ACCOUNT_CLOSED') {
    const until = closedUntil(trouble);
    return until ? t('closed.until', { date: formatDate(until) }) : t('closed.anyTime');
  }
  return t(`errors.${isSpoken(code) ? code : 'UNEXPECTED'}`);
}

interface TroubleNoticeProps {
  trouble: RequestError | undefined;
  onRetry?: () => void;
  /** Another way on, such as signing in instead. */
  action?: ReactNode;
  codeWords?: CodeWords;
}

export function TroubleNotice({ trouble, onRetry, action, codeWords = 'CODE_WRONG' }: TroubleNoticeProps) {
  const { t } = useTranslation('auth');
  if (!trouble) return null;
  const canRetry = onRetry && passing.includes(trouble.code);
  return (
    <Alert
      family="stop"
      action={
        (canRetry || action) && (
          <div className={classes.actions}>
            {canRetry && (
              <Button size="sm" variant="outline" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {action}
          </div>
        )
      }
    >
      {wordsOf(t, trouble, codeWords)}
    </Alert>
  );
}
