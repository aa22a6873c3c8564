import type { JobRecruiter } from '@callboard/contract/casting/job-fields';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import classes from './who-casts.module.css';

/** Who casts, with how they reply. */
export function WhoCasts({ recruiter }: { recruiter: JobRecruiter }) {
  const { t } = useTranslation('jobPage');
  const { name, company, city, image, answering } = recruiter;
  return (
    <section className={classes.card} aria-label={t('casts.title')}>
      <div className={classes.who}>
        <Avatar src={image ?? undefined} name={name} size="lg" />
        <div>
          <h2 className={classes.name}>
            <Link to={paths.recruiter(recruiter.userUniqueId)}>{name}</Link>
          </h2>
          <p className={classes.company}>{[company, city].filter(Boolean).join(', ')}</p>
          {recruiter.is_verified && (
            <StatusChip family="go" icon={BadgeCheck}>
              {t('casts.verified')}
            </StatusChip>
          )}
        </div>
      </div>
      <Facts>
        {answering && (
          <Fact label={t('casts.answered')}>
            {t('casts.answeredOf', {
              percent: answering.answered_percent,
              count: formatCount(answering.applications),
            })}
          </Fact>
        )}
        {answering?.final_answer_days != null && (
          <Fact label={t('casts.finalAnswer')}>
            {t('facts.within', { count: answering.final_answer_days })}
          </Fact>
        )}
        {recruiter.projects_here > 0 && (
          <Fact label={t('casts.projects')}>{formatCount(recruiter.projects_here)}</Fact>
        )}
      </Facts>
    </section>
  );
}
