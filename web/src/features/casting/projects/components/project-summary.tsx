import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { projectStatuses } from '@callboard/contract/casting/project-values';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, Clapperboard, Download } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { saveFile } from '../../../../shared/lib/files/save-file.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { PagedResults } from '../../../../shared/ui/paged-results/paged-results.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { fetchSummaryFile, useProjectSummary } from '../api.ts';
import { maxSearchLength } from '../model/project-search.ts';
import { type SummarySearch, summaryLink, useSummarySearch } from '../model/summary-search.ts';
import classes from './project-summary.module.css';
import { TypeMenu } from './project-tools.tsx';
import { SummaryTable } from './summary-table.tsx';

type ChangeSummary = ReturnType<typeof useSummarySearch>['change'];

function SummaryTools({ search, change }: { search: SummarySearch; change: ChangeSummary }) {
  const { t } = useTranslation('projectSummary');
  return (
    <fieldset className={classes.tools} aria-label={t('tools')}>
      <div className={classes.search}>
        <SearchField
          label={t('search')}
          clearLabel={t('clearSearch')}
          longest={maxSearchLength}
          value={search.title}
          onSearch={(title, isFirst) => change({ title }, { replace: !isFirst })}
        />
      </div>
      <FilterMenu
        label={t('status.label')}
        value={search.status}
        onChange={(chosen) => change({ status: projectStatuses.find((one) => one === chosen) ?? 'all' })}
      >
        {(['all', 'open', 'paused', 'draft', 'closed'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`status.${one}`)}
          </option>
        ))}
      </FilterMenu>
      <TypeMenu
        label={t('type')}
        any={t('anyType')}
        value={search.type}
        onChange={(type) => change({ type })}
      />
    </fieldset>
  );
}

const errorKeys = { NETWORK: 'offline', RATE_LIMITED: 'limited' } as const;
const isKnownCode = (code: string): code is keyof typeof errorKeys => Object.hasOwn(errorKeys, code);

interface ExportButtonProps {
  search: SummarySearch;
  user: SessionUser;
  /** False when there is nothing to export. */
  isReady: boolean;
}

function ExportButton({ search, user, isReady }: ExportButtonProps) {
  const { t } = useTranslation('projectSummary');
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchSummaryFile(search, user.user_id),
    onSuccess: (file) => {
      saveFile(file);
      toast(t('export.done', { file: file.file_name }));
    },
    onError: (error) => {
      const { code } = readRequestError(error);
      toast(t(`export.${isKnownCode(code) ? errorKeys[code] : 'failed'}`), { severity: 'error' });
    },
  });
  return (
    <Button
      variant="outline"
      leftSection={<Download size={17} aria-hidden />}
      loading={isPending}
      disabled={user.isFreezed || !isReady}
      aria-describedby={user.isFreezed ? 'export-frozen' : undefined}
      onClick={() => mutate()}
    >
      {t('export.button')}
    </Button>
  );
}

function NoSummary({ search }: { search: SummarySearch }) {
  const { t } = useTranslation('projectSummary');
  const isFiltered = search.title !== '' || search.status !== 'all' || search.type !== undefined;
  const words = isFiltered ? 'nothing' : 'empty';
  return (
    <EmptyState
      icon={Clapperboard}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={
        <ButtonLink
          to={isFiltered ? paths.projectSummary() : paths.newProject()}
          variant={isFiltered ? 'outline' : 'filled'}
        >
          {t(`${words}.action`)}
        </ButtonLink>
      }
    />
  );
}

/** Every project with its talents counted at each stage. */
export function ProjectSummary({ user }: { user: SessionUser }) {
  const { t } = useTranslation('projectSummary');
  const { search, change } = useSummarySearch();
  const query = useProjectSummary(search, user.user_id);
  const { data, fetchStatus, isPlaceholderData } = query;
  const { page } = search;
  return (
    <div className={classes.page}>
      <div className={classes.header}>
        <PageTitle tab={page > 1 ? t('titlePage', { page }) : t('title')}>{t('title')}</PageTitle>
        <div className={classes.actions}>
          <ButtonLink
            to={paths.myProjects()}
            variant="outline"
            leftSection={<ArrowLeft size={17} aria-hidden />}
          >
            {t('back')}
          </ButtonLink>
          <ExportButton search={search} user={user} isReady={(data?.totalResults ?? 0) > 0} />
        </div>
      </div>
      {user.isFreezed && (
        <p className={classes.frozen} id="export-frozen">
          {t('export.frozen')}
        </p>
      )}
      <SummaryTools search={search} change={change} />
      {fetchStatus === 'paused' && <Alert family="wait">{t('offline')}</Alert>}
      <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={<Skeleton height="28rem" />}>
        {(loaded) => (
          <PagedResults
            data={loaded}
            page={page}
            isStale={isPlaceholderData}
            linkTo={(next) => summaryLink({ ...search, page: next })}
            empty={<NoSummary search={search} />}
            note={t('once')}
          >
            <SummaryTable data={loaded} />
          </PagedResults>
        )}
      </QueryState>
    </div>
  );
}
