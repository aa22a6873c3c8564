import '../i18n.ts';
import type { ScenarioPage } from '@callboard/contract/casting/scenarios';
import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { rightsOn } from '../../project-page/index.ts';
import { useScenarios } from '../api.ts';
import { useScenarioActions } from '../model/use-scenario-actions.ts';
import { Comparison } from './comparison.tsx';
import classes from './scenarios.module.css';
import { ScenariosHead } from './scenarios-head.tsx';

interface ScenariosProps {
  projectId: number;
  readerId: number;
  isFrozen: boolean;
  /** Shown where there is no such project. */
  missing: ReactNode;
}

interface LoadedProps extends Omit<ScenariosProps, 'missing'> {
  page: ScenarioPage;
}

function NoScenarios({ page, canEdit }: { page: ScenarioPage; canEdit: boolean }) {
  const { t } = useTranslation('scenarios');
  const { add, isAdding } = useScenarioActions(page.project_id);
  const hasCharacters = page.characters.length > 0;
  const action = hasCharacters ? (
    <Button loading={isAdding} onClick={() => add(t('empty.firstName'), { from_furthest: true })}>
      {t('empty.action')}
    </Button>
  ) : (
    <ButtonLink to={paths.newCharacter(page.project_id)}>{t('empty.addCharacter')}</ButtonLink>
  );
  const text = hasCharacters ? t('empty.text') : t('empty.noCharacters');
  return (
    <EmptyState
      icon={Columns3}
      title={t('empty.title')}
      text={canEdit ? text : t('empty.reader')}
      action={canEdit && action}
    />
  );
}

function LoadedScenarios({ page, projectId, readerId, isFrozen }: LoadedProps) {
  const { t } = useTranslation('scenarios');
  usePageTitle(t('titleOf', { project: page.title }));
  const { canEdit, readOnly } = rightsOn(page, isFrozen);
  const canComment = !isFrozen;
  const isEmpty = page.scenarios.length === 0;
  return (
    <>
      <ScenariosHead page={page} canEdit={canEdit} isEmpty={isEmpty} />
      {readOnly && (
        <Alert family={readOnly === 'frozen' ? 'frozen' : 'wait'}>{t(`readOnly.${readOnly}`)}</Alert>
      )}
      {isEmpty ? (
        <NoScenarios page={page} canEdit={canEdit} />
      ) : (
        <Comparison
          page={page}
          projectId={projectId}
          readerId={readerId}
          canEdit={canEdit}
          canComment={canComment}
        />
      )}
    </>
  );
}

const skeleton = (
  <div className={classes.waiting} aria-hidden>
    <Skeleton height="2.5rem" width="18rem" />
    <div className={classes.waitingColumns}>
      <Skeleton height="36rem" />
      <Skeleton height="36rem" />
      <Skeleton height="36rem" />
    </div>
  </div>
);

/** Alternative casts of a project, side by side. */
export function Scenarios({ projectId, readerId, isFrozen, missing }: ScenariosProps) {
  const { t } = useTranslation('scenarios');
  const query = useScenarios(projectId);
  return (
    <div className={classes.page}>
      <QueryState
        query={query}
        thing={t('thing')}
        kept={t('kept')}
        level={1}
        waiting={skeleton}
        isEmpty={(page) => page === null}
        empty={missing}
      >
        {(page) =>
          page && (
            <LoadedScenarios page={page} projectId={projectId} readerId={readerId} isFrozen={isFrozen} />
          )
        }
      </QueryState>
    </div>
  );
}
