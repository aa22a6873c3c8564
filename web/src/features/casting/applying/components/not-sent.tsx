import '../i18n.ts';
import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { useApplications } from '../model/browser-applications.ts';
import { rolesOf } from '../model/form.ts';
import { placeOf } from '../model/tell-not-sent.ts';
import { kindOfRefusal } from './cannot-apply.tsx';

interface NotSentProps {
  userId: number;
  job: JobPageForTalent;
}

/** On the page of a job: an application for it was refused, and everything is still in its form. */
export function NotSent({ userId, job }: NotSentProps) {
  const { t } = useTranslation('applying');
  const { outgoingState } = useApplications(userId);
  const refused = [...outgoingState.refused.values()].find(
    (one) => one.jobId === job.jobUniqueId && one.applicationId === undefined,
  );
  if (!refused) return null;
  const { refusal, roleId, change } = refused;
  const obstacle = rolesOf(job).find(({ charcter_id }) => charcter_id === roleId)?.obstacle;
  const kind = kindOfRefusal(refusal, obstacle, change !== undefined);
  return (
    <Alert
      family="stop"
      action={
        <ButtonLink to={placeOf(refused)} variant="ink" size="sm">
          {t('notSent.back')}
        </ButtonLink>
      }
    >
      {t(change && !change.isAgain ? 'notSent.change' : 'notSent.new')}. {t(`refused.${kind}.title`)}.{' '}
      {t('notSent.kept')}
    </Alert>
  );
}
