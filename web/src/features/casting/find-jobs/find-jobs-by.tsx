import './i18n.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { MissingPage } from '../../../shared/ui/missing-page/missing-page.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { useJobAddress } from './api.ts';
import classes from './find-jobs.module.css';
import { FindJobs, type FindJobsProps } from './find-jobs.tsx';

/** Nothing is known by this name. */
function Missing() {
  const { t } = useTranslation('findJobs');
  return (
    <MissingPage
      title={t('address.missingTitle')}
      text={t('address.missingText')}
      description={t('address.missingDescription')}
      linksLabel={t('address.links')}
    >
      <ButtonLink to={paths.findJobs()}>{t('address.all')}</ButtonLink>
    </MissingPage>
  );
}

interface FindJobsByProps extends Pick<FindJobsProps, 'tools'> {
  searchParam: string;
}

/** A search that is opened by a readable URL, such as mumbai-web-series. */
export function FindJobsBy({ searchParam, tools }: FindJobsByProps) {
  const { t } = useTranslation('findJobs');
  const query = useJobAddress(searchParam);
  return (
    <QueryState
      query={query}
      thing={t('thing')}
      level={1}
      waiting={
        <div className={classes.page}>
          <Skeleton height="30rem" />
        </div>
      }
    >
      {(address) => (address ? <FindJobs address={address} tools={tools} /> : <Missing />)}
    </QueryState>
  );
}
