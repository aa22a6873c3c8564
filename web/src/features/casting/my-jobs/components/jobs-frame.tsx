import '../i18n.ts';
import type { MyJobs } from '@callboard/contract/casting/my-jobs';
import { Search } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { CountBadge } from '../../../../shared/ui/count-badge/count-badge.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import classes from './jobs-frame.module.css';

export type JobTab = 'open' | 'closed' | 'applications' | 'openings';

const tabs = [
  { key: 'open', to: paths.myJobs() },
  { key: 'closed', to: paths.closedJobs(), count: 'closed' },
  { key: 'applications', to: paths.myApplications(), count: 'applications' },
  { key: 'openings', to: paths.callboardOpenings(), count: 'callboard_openings' },
] as const;

/** Side by side; on phones they scroll. */
function Tabs({ counts }: { counts: MyJobs['counts'] | undefined }) {
  const { t } = useTranslation('myJobs');
  const frame = useRef<HTMLElement>(null);
  // On phones the last ones are out of sight. Only the row scrolls, never the page.
  useLayoutEffect(() => {
    const row = frame.current;
    const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  });
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')} ref={frame}>
      {tabs.map((tab) => (
        <NavLink key={tab.key} to={tab.to} end className={classes.tab ?? ''}>
          {t(`tabs.${tab.key}`)}
          {tab.key === 'open' && <CountBadge count={counts?.your_turn ?? 0} />}
          {'count' in tab && counts && counts[tab.count] > 0 && <em>{formatCount(counts[tab.count])}</em>}
        </NavLink>
      ))}
    </nav>
  );
}

interface JobsFrameProps {
  tab: JobTab;
  lead: string;
  counts: MyJobs['counts'] | undefined;
  page?: number;
  children: ReactNode;
}

/** The head of My Jobs with its tabs. */
export function JobsFrame({ tab, lead, counts, children }: JobsFrameProps) {
  const { t } = useTranslation('myJobs');
  const isBuilt = useIsBuilt();
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <PageTitle tab={t('titleOf', { tab: t(`tabs.${tab}`) })}>{t('title')}</PageTitle>
          <p className={classes.lead}>{lead}</p>
        </div>
        {isBuilt(paths.findJobs()) && (
          <ButtonLink to={paths.findJobs()} variant="outline" leftSection={<Search size={17} aria-hidden />}>
            {t('findJobs')}
          </ButtonLink>
        )}
      </div>
      <Tabs counts={counts} />
      {children}
    </div>
  );
}
