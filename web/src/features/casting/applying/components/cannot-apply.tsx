import { userTypes } from '@callboard/contract/accounts/user-types';
import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import type { ApplyObstacle } from '@callboard/contract/casting/job-values';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { shortDate } from '../../job-cards/index.ts';
import { rolesOf } from '../model/form.ts';
import type { Refusal } from '../model/outgoing-record.ts';
import classes from './cannot-apply.module.css';

export type RefusalKind = ApplyObstacle | 'limited' | 'fields' | 'moved' | 'other';

/** The codes of refusals that say why by themselves. */
const kinds: Partial<Record<string, RefusalKind>> = {
  ALREADY_SETTLED: 'closed',
  PROFILE_FROZEN: 'frozen',
  PROFILE_INCOMPLETE: 'incomplete',
  RATE_LIMITED: 'limited',
  VALIDATION_FAILED: 'fields',
  NOT_FOUND: 'closed',
};

/** What the job says now is nearer to the truth than the code. */
export function kindOfRefusal(
  { code }: Refusal,
  obstacle: ApplyObstacle | null | undefined,
  isChange: boolean,
): RefusalKind {
  if (!isChange && obstacle) return obstacle;
  if (code === 'CONFLICT') return isChange ? 'moved' : 'applied';
  return kinds[code] ?? 'other';
}

interface CannotApplyProps {
  job: JobPageForTalent;
  kind: RefusalKind;
  roleId: number | null;
  refusal?: Refusal | undefined;
  /** The application that is changed. */
  applicationId?: number | undefined;
  /** Back to the form, where trying again makes sense. */
  onBack?: (() => void) | undefined;
}

const ways: Partial<Record<RefusalKind, { to: string; label: 'profile' | 'contact' | 'findJobs' }>> = {
  incomplete: { to: paths.createTalentProfile(), label: 'profile' },
  frozen: { to: paths.memberContact(userTypes.talent), label: 'contact' },
  closed: { to: paths.findJobs(), label: 'findJobs' },
  paused: { to: paths.findJobs(), label: 'findJobs' },
  adults_only: { to: paths.findJobs(), label: 'findJobs' },
  guardian: { to: paths.memberContact(userTypes.talent), label: 'contact' },
};

/** What happened, what was kept, what to do now. */
export function CannotApply({ job, kind, roleId, refusal, applicationId, onBack }: CannotApplyProps) {
  const { t } = useTranslation('applying');
  const roles = rolesOf(job);
  const { application } = roles.find(({ charcter_id }) => charcter_id === roleId) ?? roles[0] ?? {};
  const own = applicationId ?? application?.id;
  const way = ways[kind];
  const values = {
    date: application ? shortDate(application.applied_at) : '',
    detail: refusal?.fields.map(({ message }) => message).join('. ') || (refusal?.detail ?? ''),
  };
  return (
    <section className={classes.refused}>
      <Alert family={kind === 'frozen' ? 'frozen' : kind === 'applied' ? 'go' : 'stop'}>
        <h2>{t(`refused.${kind}.title`)}</h2>
        <p>{t(`refused.${kind}.text`, values)}</p>
      </Alert>
      <div className={classes.actions}>
        {(kind === 'applied' || kind === 'moved') && own !== undefined && (
          <ButtonLink variant="ink" to={paths.myApplication(own)}>
            {t('refused.see')}
          </ButtonLink>
        )}
        {way && (
          <ButtonLink variant="ink" to={way.to}>
            {t(`refused.${way.label}`)}
          </ButtonLink>
        )}
        {onBack && (
          <Button variant="outline" onClick={onBack}>
            {t('refused.again')}
          </Button>
        )}
        <ButtonLink variant="outline" to={paths.job(job.jobUniqueId)}>
          {t('refused.job')}
        </ButtonLink>
      </div>
    </section>
  );
}
