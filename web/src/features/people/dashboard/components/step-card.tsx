import type { UserRecord } from '@callboard/contract/accounts/settings';
import { ImageUp, type LucideIcon, Mail, Smartphone, UserPen } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import type { WaitingStep } from '../model/next-steps.ts';
import classes from './step-card.module.css';

const icons: Record<WaitingStep, LucideIcon> = {
  finishProfile: UserPen,
  verifyEmail: Mail,
  verifyMobile: Smartphone,
  addIcon: ImageUp,
};

function useStepText(step: WaitingStep, { email, mobile_number }: UserRecord): string {
  const { t } = useTranslation('dashboard');
  if (step === 'verifyEmail') {
    return email === null ? t('steps.verifyEmail.textNone') : t('steps.verifyEmail.text', { email });
  }
  if (step === 'verifyMobile') {
    return mobile_number === null
      ? t('steps.verifyMobile.textNone')
      : t('steps.verifyMobile.text', { mobile: mobile_number });
  }
  return t(`steps.${step}.text`);
}

interface StepCardProps {
  step: WaitingStep;
  record: UserRecord;
  /** The one that matters most now. */
  isFirst: boolean;
  onAddIcon: () => void;
}

export function StepCard({ step, record, isFirst, onAddIcon }: StepCardProps) {
  const { t } = useTranslation('dashboard');
  const text = useStepText(step, record);
  const Icon = icons[step];
  const look = { variant: isFirst ? 'filled' : 'outline', className: classes.action } as const;
  const action = t(`steps.${step}.action`);
  const to =
    step === 'finishProfile' ? paths.createTalentProfile() : `${paths.settings(record.user_type)}#you`;
  return (
    <li className={classes.card} data-first={isFirst || undefined}>
      <span className={classes.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.words}>
        <h3>{t(`steps.${step}.title`)}</h3>
        <p>{text}</p>
      </div>
      {step === 'addIcon' ? (
        <Button {...look} onClick={onAddIcon}>
          {action}
        </Button>
      ) : (
        <ButtonLink {...look} to={to}>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}
