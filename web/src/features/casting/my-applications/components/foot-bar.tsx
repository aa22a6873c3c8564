import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { searchLike } from '../model/similar-search.ts';
import { statusOf, stepOf } from '../model/step-words.ts';
import classes from './application-page.module.css';

interface FootBarProps {
  application: OwnApplicationDetail;
  /** How many open jobs are like it. */
  similar: number;
}

/** What one most likely does next. */
function useMainAction({ application, similar }: FootBarProps): { to: string; label: string } {
  const { t } = useTranslation('myApplications');
  const { id, jobId, actions } = application;
  const form = paths.jobApply(jobId, { application: id });
  if (actions.includes('apply_again')) return { to: form, label: t('again.button') };
  if (stepOf(statusOf(application)) === 0)
    return similar > 0
      ? { to: searchLike(application), label: t('over.seeSimilar') }
      : { to: paths.findJobs(), label: t('over.find') };
  if (actions.includes('change')) return { to: form, label: t('sent.changeIt') };
  return { to: paths.job(jobId), label: t('seeJob') };
}

/** At the foot of a phone: to whoever casts, and the main action. */
export function FootBar(props: FootBarProps) {
  const { t } = useTranslation('myApplications');
  const cameFrom = useCameFrom();
  const { recruiter } = props.application;
  const { to, label } = useMainAction(props);
  return (
    <BottomBar label={t('over.now')}>
      {recruiter && (
        <ButtonLink
          variant="outline"
          size="lg"
          className={classes.message}
          to={paths.messages({ with: recruiter.user_id })}
          aria-label={t('message', { name: recruiter.name })}
        >
          <MessageSquare size={20} aria-hidden />
        </ButtonLink>
      )}
      <ButtonLink size="lg" to={to} state={cameFrom}>
        {label}
      </ButtonLink>
    </BottomBar>
  );
}
