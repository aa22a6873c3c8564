import type { UserRecord } from '@callboard/contract/accounts/settings';
import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import { BadgeCheck, Clapperboard, ImageUp, type LucideIcon, Mail, Search } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { StepCard, StepCards } from '../../../../shared/ui/step-card/step-card.tsx';
import type { RecruiterStep } from '../model/recruiter-steps.ts';

const icons: Record<RecruiterStep, LucideIcon> = {
  getVerified: BadgeCheck,
  sendAgain: BadgeCheck,
  createProject: Clapperboard,
  findTalents: Search,
  verifyEmail: Mail,
  addIcon: ImageUp,
};

const settings = paths.settings(2);
const stepPaths: Record<Exclude<RecruiterStep, 'addIcon'>, string> = {
  getVerified: `${settings}#verification`,
  sendAgain: `${settings}#verification`,
  createProject: paths.newProject(),
  findTalents: paths.findTalents(),
  verifyEmail: `${settings}#you`,
};

interface DeskStepsProps {
  steps: readonly RecruiterStep[];
  record: UserRecord;
  /** Why documents were refused. */
  reason: string;
  onAddIcon: () => void;
  /** Whether the first has the red button of the page. */
  hasRed: boolean;
}

export function DeskSteps({ steps, record, reason, onAddIcon, hasRed }: DeskStepsProps) {
  const { t } = useTranslation('desk');
  const values = { credits: creditsWhenVerified, reason, email: record.email ?? '' };
  return (
    <StepCards>
      {steps.map((step, at) => {
        const isWithoutEmail = step === 'verifyEmail' && record.email === null;
        return (
          <StepCard
            key={step}
            icon={icons[step]}
            title={t(`steps.${step}.title`, values)}
            text={t(isWithoutEmail ? 'steps.verifyEmail.textNone' : `steps.${step}.text`, values)}
            action={t(`steps.${step}.action`)}
            {...(step === 'addIcon' ? { onAct: onAddIcon } : { to: stepPaths[step] })}
            isPrimary={hasRed && at === 0}
          />
        );
      })}
    </StepCards>
  );
}
