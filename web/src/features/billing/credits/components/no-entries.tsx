import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import { referralCredits } from '@callboard/contract/people/recruiter-profiles';
import { CalendarSearch, Gift, KeyRound } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';

interface NoEntriesProps {
  /** There are entries, but not in what is asked for. */
  isNarrowed: boolean;
  showAll: string;
}

export function NoEntries({ isNarrowed, showAll }: NoEntriesProps) {
  const { t } = useTranslation('credits');
  if (isNarrowed) {
    return (
      <EmptyState
        level={3}
        icon={CalendarSearch}
        sideIcon={KeyRound}
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={
          <ButtonLink to={showAll} preventScrollReset variant="outline">
            {t('nothing.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={Gift}
      sideIcon={KeyRound}
      title={t('empty.title')}
      text={t('empty.text', { verified: creditsWhenVerified, referral: referralCredits })}
    />
  );
}
