import { silence } from '@callboard/contract/casting/application-values';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { shortDate } from '../../job-cards/index.ts';
import { dueDateOf, stepsSinceSent, stillDeciding } from '../model/clock.ts';
import { daysBetween } from '../model/step-words.ts';
import classes from './application-page.module.css';

/** What happens by itself while nobody replies. */
export function Quiet({ application, now }: { application: OwnApplicationDetail; now: number }) {
  const { t } = useTranslation('myApplications');
  const { clock, recruiter } = application;
  if (!clock) return null;
  const steps = stepsSinceSent(application.steps);
  const sent = steps.find(({ status }) => status === 'applied');
  const viewed = steps.find(({ status }) => status === 'viewed');
  // Their word starts the clock again.
  const deciding = stillDeciding(application);
  const isLate = Date.parse(clock.due_at) < now;
  const answering = recruiter?.answering;
  return (
    <section>
      <SectionTitle>{t('quiet.title')}</SectionTitle>
      <div className={classes.facts}>
        <Facts>
          {sent && viewed && (
            <Fact label={t('quiet.took')}>
              {t('quiet.tookDays', { count: daysBetween(sent.at, viewed.at), most: silence.stepDays })}
            </Fact>
          )}
          {deciding && (
            <Fact label={t('where.stillDeciding')}>
              {t('quiet.saidOn', { date: shortDate(deciding.at) })}
            </Fact>
          )}
          <Fact label={t('quiet.reply')}>
            {t(isLate ? 'quiet.replyLate' : 'quiet.replyBy', { date: dueDateOf(clock.due_at) })}
          </Fact>
          <Fact label={t('quiet.late')}>
            {clock.asked_at
              ? t('quiet.askedOn', { date: shortDate(clock.asked_at) })
              : t('quiet.asksOn', { date: shortDate(clock.asks_at) })}
          </Fact>
          <Fact label={t('quiet.still')}>{t('quiet.closesOn', { date: shortDate(clock.closes_at) })}</Fact>
        </Facts>
      </div>
      <p className={classes.quiet}>
        {t('quiet.days', { step: silence.stepDays, ask: silence.askedOnDay, close: silence.closedOnDay })}{' '}
        {recruiter &&
          answering &&
          t('quiet.figures', {
            name: recruiter.name,
            percent: answering.answered_percent,
            count: formatCount(answering.applications),
          })}
      </p>
    </section>
  );
}
