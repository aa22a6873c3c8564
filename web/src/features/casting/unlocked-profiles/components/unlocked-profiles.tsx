import '../words.ts';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useCreditBalance } from '../../../billing/credits/index.ts';
import { useUnlocked } from '../api.ts';
import { isNarrowed } from '../model/unlocked-address.ts';
import { useUnlockedSearch } from '../model/use-unlocked-search.ts';
import { ExportMenu } from './export-menu.tsx';
import { UnlockedList } from './unlocked-list.tsx';
import classes from './unlocked-profiles.module.css';
import { UnlockedTools } from './unlocked-tools.tsx';

/** Another page is read from its beginning; whoever goes back is left where they were. */
function useHeadingOnPaging(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isGoingOn = useNavigationType() === 'PUSH';
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isGoingOn) heading.current?.focus({ preventScroll: true });
  }, [page, isGoingOn]);
  return heading;
}

function Lead({ everybody }: { everybody: number | undefined }) {
  const { t } = useTranslation('unlockedProfiles');
  const { data: balance } = useCreditBalance();
  return (
    <p className={classes.lead}>
      {everybody !== undefined && everybody > 0 && (
        <span>{t('people', { count: everybody, shown: formatCount(everybody) })}</span>
      )}
      {balance && (
        <Link to={paths.creditsBalance()}>
          {t('credits', { count: balance.credits, shown: formatCount(balance.credits) })}
        </Link>
      )}
    </p>
  );
}

/** Everybody a recruiter has unlocked: how to reach them, and when they are free. */
export function UnlockedProfiles({ recruiterId }: { recruiterId: number }) {
  const { t } = useTranslation('unlockedProfiles');
  const { search, change } = useUnlockedSearch();
  const found = useUnlocked(search, recruiterId);
  const { data, isPlaceholderData, fetchStatus } = found;
  const heading = useHeadingOnPaging(search.page);
  const { page } = search;
  const tab = page > 1 ? t('titlePage', { page }) : t('title');
  const isEmpty = data !== undefined && !isPlaceholderData && data.totalResults === 0;
  const hasNobody = isEmpty && !isNarrowed(search);
  const people = data && t('counted', { count: data.totalResults, shown: formatCount(data.totalResults) });
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <PageTitle heading={heading} tab={tab}>
            {t('title')}
          </PageTitle>
          <Lead everybody={isNarrowed(search) ? undefined : data?.counts.all} />
        </div>
        {!hasNobody && (
          <div className={classes.ways}>
            <ExportMenu search={search} recruiterId={recruiterId} isReady={!isEmpty && data !== undefined} />
            <ButtonLink to={paths.findTalents()} leftSection={<Search size={17} aria-hidden />}>
              {t('findTalents')}
            </ButtonLink>
          </div>
        )}
      </header>
      {!hasNobody && <UnlockedTools search={search} change={change} data={data} />}
      <VisuallyHidden role="status">
        {people && !isPlaceholderData && t('found', { people, page, of: Math.max(data.totalPages, 1) })}
      </VisuallyHidden>
      {fetchStatus === 'paused' && <Notice family="wait">{t('offline')}</Notice>}
      <div className={classes.body}>
        <UnlockedList search={search} found={found} />
      </div>
    </div>
  );
}
