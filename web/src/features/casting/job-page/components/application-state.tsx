import type { ApplyObstacle } from '@callboard/contract/casting/job-values';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { shownStatus } from '../../job-cards/index.ts';
import type { ForRole } from '../model/talent-part.ts';
import classes from './application-state.module.css';

/** Where an application stands, and the way to it. */
export function AppliedTo({ application }: { application: NonNullable<ForRole['application']> }) {
  const { t } = useTranslation('jobPage');
  return (
    <div className={classes.applied}>
      <Status name={shownStatus(application.jobApplyStatus)} />
      <ButtonLink to={paths.myApplication(application.id)} variant="outline" size="sm">
        {t('apply.see')}
      </ButtonLink>
    </div>
  );
}

/** Why one cannot apply, and what helps. */
export function Obstacle({ obstacle }: { obstacle: ApplyObstacle }) {
  const { t } = useTranslation('jobPage');
  return (
    <div className={classes.obstacle}>
      <p>{t(`apply.obstacles.${obstacle}`)}</p>
      {obstacle === 'incomplete' && (
        <ButtonLink to={paths.createTalentProfile()} size="sm">
          {t('apply.finish')}
        </ButtonLink>
      )}
    </div>
  );
}
