import '../i18n.ts';
import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { useVerification } from '../../../people/recruiter-verification/index.ts';

interface VerifyHintProps {
  recruiterId: number;
  /** Where documents are uploaded. */
  to: string;
}

/** Reminds unverified recruiters of the credits they get once verified. */
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
