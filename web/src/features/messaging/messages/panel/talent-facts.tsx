import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { formatMobile } from '../../../../shared/lib/format/mobile.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { unlockedTalentQuery } from '../../../casting/unlocking/index.ts';
import { useRecruiterView } from '../api.ts';
import classes from './panel.module.css';

const isFreeToday = ({ unavailable_dates: dates }: UnlockedTalent): boolean => {
  const today = dayInIndia(Date.now());
  return !dates.some(({ start_date, end_date }) => start_date <= today && today <= end_date);
};

function Opened({ talent }: { talent: UnlockedTalent }) {
  const { t } = useTranslation('messages');
  const { mobile_number: mobile } = talent;
  return (
    <Facts>
      <Fact label={t('panel.phone')}>
        {mobile ? <a href={`tel:${mobile}`}>{formatMobile(mobile)}</a> : t('panel.noPhone')}
      </Fact>
    </Facts>
  );
}

interface TalentFactsProps {
  person: ChatPerson;
  viewerId: number;
}

/**
 * What a recruiter may know of a talent. Every look at a phone number is written down where the talent can read
 * it, so it is shown when it is asked for, not whenever a conversation is opened.
 */
export function TalentFacts({ person, viewerId }: TalentFactsProps) {
  const { t } = useTranslation('messages');
  const { userUniqueId, first_name: name } = person;
  const { data: talent } = useRecruiterView(userUniqueId, viewerId);
  const [isAsked, setIsAsked] = useState(false);
  const opened = useQuery({ ...unlockedTalentQuery(userUniqueId, viewerId), enabled: isAsked });
  if (!talent) return null;
  const { current_residence: place, physical_description: looks, isRecruiterUnlocked: isUnlocked } = talent;
  const [min, max] = [
    looks.screen_min_age ?? looks.screen_max_age,
    looks.screen_max_age ?? looks.screen_min_age,
  ];
  const plays = min !== null && max !== null && t('panel.plays', { age: formatPlayingAge({ min, max }) });
  const line = [place?.name, plays].filter(Boolean).join('. ');
  return (
    <>
      {line && <p className={classes.line}>{line}</p>}
      <ul className={classes.statuses}>
        {opened.data && (
          <li>
            <Status name={isFreeToday(opened.data) ? 'available' : 'notAvailable'} />
          </li>
        )}
        {isUnlocked && (
          <li>
            <Status name="unlocked" />
          </li>
        )}
      </ul>
      {opened.data && <Opened talent={opened.data} />}
      {isUnlocked && !opened.data && (
        <div className={classes.reveal}>
          <Button
            variant="outline"
            fullWidth
            loading={opened.isFetching}
            leftSection={<Phone size={16} aria-hidden />}
            onClick={() => (isAsked ? void opened.refetch() : setIsAsked(true))}
          >
            {t('panel.reveal')}
          </Button>
          <p className={classes.hint} role={opened.isError ? 'alert' : undefined}>
            {opened.isError ? t('panel.revealFailed') : t('panel.revealHint', { name })}
          </p>
        </div>
      )}
    </>
  );
}
