import '../i18n.ts';
import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useQuery } from '@tanstack/react-query';
import { Phone, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatMobile } from '../../../../shared/lib/format/mobile.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { NextDaysStatus } from '../../../../shared/ui/next-days/next-days.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { unlockedTalentQuery } from '../../../casting/unlocking/index.ts';
import { usePublicRecruiter, useTalentProfile } from '../api.ts';
import { photoOf } from '../list/face.tsx';
import { profilePath } from '../safety/profile-path.ts';
import classes from './person-panel.module.css';

function ContactFacts({ talent }: { talent: UnlockedTalent }) {
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

/** Viewing a phone number is recorded and shown to the talent, so it is loaded only on request. */
function TalentFacts({ person, viewerId }: TalentFactsProps) {
  const { t } = useTranslation('messages');
  const { userUniqueId, first_name: name } = person;
  const { data: talent } = useTalentProfile(userUniqueId, viewerId);
  const [isRequested, setIsRequested] = useState(false);
  const opened = useQuery({ ...unlockedTalentQuery(userUniqueId, viewerId), enabled: isRequested });
  if (!talent) return null;
  const {
    current_residence: residence,
    physical_description: description,
    isRecruiterUnlocked: isUnlocked,
  } = talent;
  const [min, max] = [
    description.screen_min_age ?? description.screen_max_age,
    description.screen_max_age ?? description.screen_min_age,
  ];
  const plays = min !== null && max !== null && t('panel.plays', { age: formatPlayingAge({ min, max }) });
  const line = [residence?.name, plays].filter(Boolean).join('. ');
  return (
    <>
      {line && <p className={classes.line}>{line}</p>}
      <ul className={classes.statuses}>
        {talent.days && (
          <li>
            <NextDaysStatus days={talent.days} />
          </li>
        )}
        {isUnlocked && (
          <li>
            <Status name="unlocked" />
          </li>
        )}
      </ul>
      {opened.data && <ContactFacts talent={opened.data} />}
      {isUnlocked && !opened.data && (
        <div className={classes.reveal}>
          <Button
            variant="outline"
            fullWidth
            loading={opened.isFetching}
            leftSection={<Phone size={16} aria-hidden />}
            onClick={() => (isRequested ? void opened.refetch() : setIsRequested(true))}
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

function ReplyFacts({ answering }: { answering: NonNullable<RecruiterProfile['answering']> }) {
  const { t } = useTranslation('messages');
  const { answered_percent: percent, final_answer_days: days } = answering;
  return (
    <>
      <Fact label={t('panel.answers')}>{t('panel.answersValue', { percent })}</Fact>
      {days !== null && (
        <Fact label={t('panel.within')}>{t('panel.withinValue', { count: Math.max(1, days) })}</Fact>
      )}
    </>
  );
}

function RecruiterFacts({ person }: { person: ChatPerson }) {
  const { t } = useTranslation('messages');
  const { data: recruiter } = usePublicRecruiter(person.userUniqueId);
  const company = recruiter?.company ?? person.company;
  return (
    <>
      {company && <p className={classes.line}>{[recruiter?.role, company].filter(Boolean).join(', ')}</p>}
      {recruiter?.is_verified && (
        <ul className={classes.statuses}>
          <li>
            <StatusChip family="go" icon={ShieldCheck}>
              {t('panel.verified')}
            </StatusChip>
          </li>
        </ul>
      )}
      {recruiter && (
        <Facts>
          {recruiter.city && <Fact label={t('panel.city')}>{recruiter.city.name}</Fact>}
          {recruiter.answering && <ReplyFacts answering={recruiter.answering} />}
          {recruiter.open_call_count > 0 && (
            <Fact label={t('panel.calls')}>{formatCount(recruiter.open_call_count)}</Fact>
          )}
        </Facts>
      )}
    </>
  );
}

interface PersonPanelProps {
  person: ChatPerson;
  viewerId: number;
}

export function PersonPanel({ person, viewerId }: PersonPanelProps) {
  const { t } = useTranslation('messages');
  const { name, user_type, is_open: isOpen } = person;
  const isTalent = user_type === 1;
  return (
    <aside className={classes.panel} aria-label={t('panel.label', { name })}>
      <div className={classes.photo} data-none={person.photo === null || undefined}>
        <CardPhoto photo={photoOf(person)} name={name} />
      </div>
      <h2 className={classes.name}>{isOpen ? <Link to={profilePath(person)}>{name}</Link> : name}</h2>
      {!isOpen && <p className={classes.line}>{t('panel.closed')}</p>}
      {isOpen &&
        (isTalent ? <TalentFacts person={person} viewerId={viewerId} /> : <RecruiterFacts person={person} />)}
    </aside>
  );
}
