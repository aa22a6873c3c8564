import type { ReactNode } from 'react';
import { Link, NavLink, useSearchParams } from 'react-router';
import '../i18n.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { readWholeNumber } from '../../../../shared/lib/read-address.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { CountBadge } from '../../../../shared/ui/count-badge/count-badge.tsx';
import { useCharacters } from '../api.ts';
import classes from './project-tabs.module.css';

interface ProjectTabsProps {
  projectId: number;
  /** That the page is about, where its address does not say so in a query. */
  characterId?: number | undefined;
  /** At the end of the line, such as what is shown. */
  children?: ReactNode;
}

/** The pages of a project. The character that one shows is kept on the others. */
export function ProjectTabs({ projectId, characterId, children }: ProjectTabsProps) {
  const { t } = useTranslation('projectPage');
  const isBuilt = useIsBuilt();
  const cameFrom = useCameFrom();
  const [params] = useSearchParams();
  const character = characterId ?? readWholeNumber(params.get('character'));
  const { data: characters = [] } = useCharacters(projectId);
  const unseen = characters.reduce((sum, { slot }) => sum + slot.unseen, 0);
  const tabs = [
    { key: 'page', to: paths.project(projectId) },
    { key: 'board', to: paths.board(projectId, character) },
    { key: 'lineUp', to: paths.lineUp(projectId) },
    { key: 'applicants', to: paths.projectApplicants(projectId, character), count: unseen },
    { key: 'jobs', to: paths.myJobPostings(projectId) },
    { key: 'scenarios', to: paths.scenarios(projectId) },
    { key: 'documents', to: `${paths.project(projectId)}#documents` },
    { key: 'summary', to: paths.projectSummary() },
  ] as const;
  return (
    <div className={classes.line}>
      <nav className={classes.tabs} aria-label={t('tabs.label')}>
        {tabs
          .filter(({ to }) => isBuilt(to))
          .map((tab) =>
            tab.key === 'documents' || tab.key === 'jobs' ? (
              <Link key={tab.key} className={classes.tab} to={tab.to} state={cameFrom}>
                {t(`tabs.${tab.key}`)}
              </Link>
            ) : (
              <NavLink key={tab.key} className={`${classes.tab}`} to={tab.to} end>
                {t(`tabs.${tab.key}`)}
                {'count' in tab && <CountBadge count={tab.count} />}
              </NavLink>
            ),
          )}
      </nav>
      {children}
    </div>
  );
}
