import '../i18n.ts';
import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { useVerification } from '../../../people/recruiter-verification/index.ts';

interface VerifyHintProps {
  recruiterId: number;
  /** Where papers are handed in. */
  to: string;
}

/** Credits that wait for whoever has not shown company papers yet. */
export function VerifyHint({ recruiterId, to }: VerifyHintProps) {
  const { t } = useTranslation('credits');
  const { data } = useVerification(recruiterId);
  if (!data || data.status === 'verified') return null;
  const credits = creditsWhenVerified;
  if (data.status === 'in_review') return <Alert family="wait">{t('verify.inReview', { credits })}</Alert>;
  return (
    <Alert
      family="wait"
      action={
        <ButtonLink to={to} size="sm" variant="outline">
          {t('verify.action')}
        </ButtonLink>
      }
    >
      {t('verify.text', { credits })}
    </Alert>
  );
}
