import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Trouble } from '../../../../shared/lib/api/request-error.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { StepLink } from '../flow/step-link.tsx';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';

interface CodeTroubleProps {
  trouble: Trouble | undefined;
  onRetry: () => void;
  onSendAnew: () => void;
  onComeBack: () => void;
}

/** What can go wrong with a code by phone, each with its way on. */
export function CodeTrouble({ trouble, onRetry, onSendAnew, onComeBack }: CodeTroubleProps) {
  const { t } = useTranslation('auth');
  const waysOn: Partial<Record<Trouble['code'], ReactNode>> = {
    CODE_EXPIRED: (
      <Button size="sm" variant="ink" onClick={onSendAnew}>
        {t('code.again')}
      </Button>
    ),
    ACCOUNT_CLOSED: (
      <Button size="sm" variant="ink" onClick={onComeBack}>
        {t('closed.comeBackByCode')}
      </Button>
    ),
    MOBILE_TAKEN: <StepLink step="sign-in">{t('signIn')}</StepLink>,
    NOT_FOUND: <StepLink step="sign-up">{t('signUp')}</StepLink>,
  };
  return <TroubleNotice trouble={trouble} onRetry={onRetry} action={trouble && waysOn[trouble.code]} />;
}
