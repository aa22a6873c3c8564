import { silence } from '@callboard/contract/casting/application-values';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import { Bell, Check, CloudUpload } from 'lucide-react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { shortDate, shortDateTime } from '../../job-cards/index.ts';
import { isOpenTo, rolesOf } from '../model/form.ts';
import { changeUntil } from '../model/job-words.ts';
import classes from './sent.module.css';
import { UnsentTapes } from './unsent-tapes.tsx';

/** Like a stub of a ticket: what was sent, and what one can count on. */
function Ticket({ application, job }: { application: OwnApplicationDetail; job: JobPageForTalent }) {
  const { t } = useTranslation('applying');
  const { character, title, project_title, recruiter, usual, clock } = application;
  const days = usual.first_view_days ?? job.recruiter.answering?.first_view_days ?? null;
  return (
    <section className={classes.ticket}>
      <h2>
        {character?.name ?? title}
        {project_title && project_title !== title && (
          <>
            , <em>{project_title}</em>
          </>
        )}
      </h2>
      {recruiter && <p>{t('sent.to', { name: recruiter.name, company: recruiter.company })}</p>}
      <hr />
      <Facts>
        <Fact label={t('sent.sentAt')}>{shortDateTime(application.applied_at)}</Fact>
        {days !== null && <Fact label={t('sent.firstView')}>{t('sent.usually', { count: days })}</Fact>}
        {clock && <Fact label={t('sent.latest')}>{shortDate(Date.parse(clock.due_at) - 1)}</Fact>}
        <Fact label={t('sent.change')}>{changeUntil(application, t)}</Fact>
        <Fact label={t('sent.withdraw')}>{t('sent.anyTime')}</Fact>
      </Facts>
    </section>
  );
}

interface SentProps {
  userId: number;
  application: OwnApplicationDetail;
  job: JobPageForTalent;
  /** Saved changes of one that was sent before. */
  isChange: boolean;
  onAnother: (roleId: number | null) => void;
}

/** It is with the recruiter: what one can count on, and what is still on its way. */
export function Sent({ userId, application, job, isChange, onAnother }: SentProps) {
  const { t } = useTranslation('applying');
  useTimeFormat();
  const { others } = application;
  const another = rolesOf(job)
    .filter((role) => isOpenTo(role) && role.charcter_id !== (application.character?.id ?? null))
    .toSorted((one, other) => other.match.percent - one.match.percent)[0];
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <span aria-hidden>
          <Check size={24} />
        </span>
        <PageTitle>{t(isChange ? 'sent.changedTitle' : 'sent.title')}</PageTitle>
      </div>
      <Ticket application={application} job={job} />
      <section className={classes.next}>
        <SectionTitle>{t('sent.next')}</SectionTitle>
        <ul>
          <li>
            <Check size={18} aria-hidden data-go />
            <p>
              <Trans
                t={t}
                i18nKey="sent.with"
                values={{ company: application.recruiter?.company ?? job.recruiter.company }}
                components={{ b: <b /> }}
              />{' '}
              {others.applied !== null &&
                t('sent.applied', { count: others.applied, shown: formatCount(others.applied) })}
            </p>
          </li>
          <UnsentTapes userId={userId} application={application} Icon={CloudUpload} />
          <li>
            <Bell size={18} aria-hidden />
            <p>
              {t('sent.notify')} {t('sent.asks', { days: silence.stepDays })}
            </p>
          </li>
        </ul>
      </section>
      <div className={classes.actions}>
        <ButtonLink variant="ink" size="lg" fullWidth to={paths.myApplication(application.id)}>
          {t('sent.see')}
        </ButtonLink>
        {another && !isChange ? (
          <Button variant="outline" size="lg" fullWidth onClick={() => onAnother(another.charcter_id)}>
            {t('sent.another', { role: another.role.name })}
          </Button>
        ) : (
          <ButtonLink variant="outline" size="lg" fullWidth to={paths.findJobs()}>
            {t('sent.find')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
