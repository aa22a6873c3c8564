import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { usePublicRecruiter } from '../api.ts';
import classes from './panel.module.css';

function Answers({ answering }: { answering: NonNullable<RecruiterProfile['answering']> }) {
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

/** What everybody may know of a recruiter. */
export function RecruiterFacts({ person }: { person: ChatPerson }) {
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
          {recruiter.answering && <Answers answering={recruiter.answering} />}
          {recruiter.open_call_count > 0 && (
            <Fact label={t('panel.calls')}>{formatCount(recruiter.open_call_count)}</Fact>
          )}
        </Facts>
      )}
    </>
  );
}
