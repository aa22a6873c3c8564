import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useOwnJob } from '../api.ts';
import { useJobSource } from '../model/job-source.ts';
import { CopyJob } from './copy-job.tsx';
import classes from './new-job.module.css';
import { StartJob } from './start-job.tsx';

function Copy({ id }: { id: number }) {
  const { t } = useTranslation('jobEditor');
  const query = useOwnJob(id);
  return (
    <QueryState
      query={query}
      thing={t('thing')}
      waiting={<SkeletonText lines={4} />}
      isEmpty={(job) => job === null}
      empty={<Alert family="wait">{t('missing.text')}</Alert>}
    >
      {(job) =>
        job && (
          <>
            <p className={classes.lead}>{t('copyLead', { title: job.title })}</p>
            <CopyJob job={job} />
          </>
        )
      }
    </QueryState>
  );
}

/** The beginning of a job: from a project and its characters, on its own, or from another job. */
export function NewJob({ user }: { user: SessionUser }) {
  const { t } = useTranslation('jobEditor');
  const { source, onSource } = useJobSource();
  return (
    <div className={classes.page}>
      <PageTitle>{t('newTitle')}</PageTitle>
      {user.isFreezed ? (
        <Alert family="frozen">{t('readOnly.frozen')}</Alert>
      ) : source.copy === undefined ? (
        <>
          <p className={classes.lead}>{t('newLead')}</p>
          <StartJob source={source} onSource={onSource} />
        </>
      ) : (
        <Copy id={source.copy} />
      )}
    </div>
  );
}
