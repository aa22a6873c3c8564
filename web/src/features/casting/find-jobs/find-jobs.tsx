import './i18n.ts';
import { useParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { MissingPage } from '../../../shared/ui/missing-page/missing-page.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { useJobAddress } from './api.ts';
import classes from './job-search-page.module.css';
import { JobSearchPage, type JobSearchPageProps } from './job-search-page.tsx';

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

/**
 * The search of jobs, also by a readable URL such as mumbai-web-series. The page stays the same one when a filter
 * leads from such a URL to the plain one, so nobody loses what they type.
 */
export function FindJobs(props: Omit<JobSearchPageProps, 'address'>) {
  const { t } = useTranslation('findJobs');
  const { searchParam } = useParams();
  const query = useJobAddress(searchParam);
  const address = searchParam === undefined ? undefined : query.data;
  if (searchParam !== undefined && address === undefined) {
    const waiting = (
      <div className={classes.page}>
        <Skeleton height="30rem" />
      </div>
    );
    return (
      <QueryState query={query} thing={t('thing')} level={1} waiting={waiting}>
        {() => null}
      </QueryState>
    );
  }
  return address === null ? <Missing /> : <JobSearchPage address={address} {...props} />;
}
