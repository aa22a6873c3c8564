import '../i18n.ts';
import { unlockedSorts, unlockedStates } from '@callboard/contract/casting/unlocking';
import { useMutation } from '@tanstack/react-query';
import { Contact, Download, Search, Sheet } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { saveFile } from '../../../../shared/lib/files/save-file.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { useFocusReturned, useRememberList, useReturn } from '../../../../shared/lib/last-list.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { SelectButton } from '../../../../shared/ui/select-button/select-button.tsx';
import { SortMenu } from '../../../../shared/ui/sort-menu/sort-menu.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useCreditBalance } from '../../../billing/credits/index.ts';
import { type SelectedTalent, SelectionLayer, startChoosing } from '../../talent-selection/index.ts';
import { fetchContacts, type UnlockedPage, useUnlocked } from '../api.ts';
import { selectable } from '../model/select-unlocked.ts';
import {
  type ChangeSearch,
  hasFilters,
  maxSearchLength,
  type UnlockedSearch,
  unlockedLink,
  useUnlockedSearch,
} from '../model/unlocked-search.ts';
import { toListed, walkOf } from '../model/walk-unlocked.ts';
import { UnlockedList } from './unlocked-list.tsx';
import classes from './unlocked-profiles.module.css';
import toolClasses from './unlocked-tools.module.css';

interface UnlockedToolsProps {
  search: UnlockedSearch;
  change: ChangeSearch;
  data: UnlockedPage | undefined;
}

function ProjectMenu({ search, change, data }: UnlockedToolsProps) {
  const { t } = useTranslation('unlockedProfiles');
  const projects = data?.projects ?? [];
  if (projects.length === 0 && search.project === undefined) return null;
  return (
    <FilterMenu
      label={t('project')}
      value={search.project === undefined ? '' : String(search.project)}
      onChange={(chosen) => change({ project: chosen === '' ? undefined : Number(chosen) })}
    >
      <option value="">{t('anyProject')}</option>
      {projects.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </FilterMenu>
  );
}

function UnlockedTools(props: UnlockedToolsProps) {
  const { search, change, data } = props;
  const { t } = useTranslation('unlockedProfiles');
  const states = unlockedStates.map((value) => ({
    value,
    label: t(`states.${value}`, { shown: formatCount(data?.counts[value] ?? 0) }),
  }));
  const sorts = unlockedSorts.map((value) => ({ value, label: t(`sort.${value}`) }));
  return (
    <fieldset className={toolClasses.tools} aria-label={t('tools')}>
      <div className={toolClasses.search}>
        <SearchField
          label={t('search')}
          clearLabel={t('clearSearch')}
          longest={maxSearchLength}
          value={search.search}
          onSearch={(text, isFirst) => change({ search: text }, { replace: !isFirst })}
        />
      </div>
      <div className={toolClasses.states}>
        <SegmentSwitch
          label={t('states.label')}
          options={states}
          value={search.status}
          onChange={(status) => change({ status })}
        />
      </div>
      <ProjectMenu {...props} />
      <div className={toolClasses.sort}>
        {data !== undefined && data.totalResults > 0 && <SelectButton onPress={startChoosing} />}
        <SortMenu
          label={t('sort.label')}
          value={search.sort}
          options={sorts}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </fieldset>
  );
}

interface ExportMenuProps {
  search: UnlockedSearch;
  recruiterId: number;
  /** False when there is no one to export. */
  isReady: boolean;
}

const errorKeys = { NETWORK: 'offline', RATE_LIMITED: 'limited' } as const;
const isKnownCode = (code: string): code is keyof typeof errorKeys => Object.hasOwn(errorKeys, code);

function ExportMenu({ search, recruiterId, isReady }: ExportMenuProps) {
  const { t } = useTranslation('unlockedProfiles');
  const { mutate, isPending } = useMutation({
    mutationFn: (form: 'csv' | 'vcard') => fetchContacts(search, recruiterId, form),
    onSuccess: (file) => {
      saveFile(file);
      toast(t('export.done', { file: file.file_name }));
    },
    onError: (error) => {
      const { code } = readRequestError(error);
      toast(t(`export.${isKnownCode(code) ? errorKeys[code] : 'failed'}`), { severity: 'error' });
    },
  });
  const formats = [
    { key: 'csv', label: t('export.csv'), icon: Sheet, onChoose: () => mutate('csv') },
    { key: 'vcard', label: t('export.vcard'), icon: Contact, onChoose: () => mutate('vcard') },
  ];
  return (
    <ActionMenu actions={formats}>
      <Button
        variant="outline"
        leftSection={<Download size={17} aria-hidden />}
        loading={isPending}
        disabled={!isReady}
      >
        {t('export.button')}
      </Button>
    </ActionMenu>
  );
}

/** The next page moves the focus to its heading; going back does not. */
function useFocusOnPaging(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isForward = useNavigationType() === 'PUSH';
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isForward) heading.current?.focus({ preventScroll: true });
  }, [page, isForward]);
  return heading;
}

function Lead({ total }: { total: number | undefined }) {
  const { t } = useTranslation('unlockedProfiles');
  const { data: balance } = useCreditBalance();
  return (
    <p className={classes.lead}>
      {total !== undefined && total > 0 && (
        <span>{t('people', { count: total, shown: formatCount(total) })}</span>
      )}
      {balance && (
        <Link to={paths.creditsBalance()}>
          {t('credits', { count: balance.credits, shown: formatCount(balance.credits) })}
        </Link>
      )}
    </p>
  );
}

/** Profiles opened from here walk through the list and lead back to the one looked at last. */
function useWalkable(search: UnlockedSearch, data: UnlockedPage | undefined) {
  const listed = useMemo(() => data && toListed(search, data), [search, data]);
  useRememberList('unlockedProfiles', listed);
  const returned = useReturn(walkOf(search), search.page, (page) => unlockedLink({ ...search, page }));
  useFocusReturned(returned, data !== undefined);
}

type OnCompare = (talents: readonly SelectedTalent[]) => void;

interface UnlockedSelectionProps extends Omit<UnlockedToolsProps, 'change'> {
  onCompare: OnCompare;
}

function UnlockedSelection({ search, data, onCompare }: UnlockedSelectionProps) {
  const { user } = useSession();
  const page = useMemo(() => selectable(data?.results ?? []), [data]);
  return (
    <SelectionLayer
      list={walkOf(search)}
      page={page}
      isReadOnly={user?.isFreezed ?? false}
      onCompare={onCompare}
    />
  );
}

interface UnlockedProfilesProps {
  recruiterId: number;
  onCompare: OnCompare;
  /** Those compared, at the foot of the list. */
  children?: ReactNode;
}

export function UnlockedProfiles({ recruiterId, onCompare, children }: UnlockedProfilesProps) {
  const { t } = useTranslation('unlockedProfiles');
  const { search, change } = useUnlockedSearch();
  const query = useUnlocked(search, recruiterId);
  const { data, isPlaceholderData, fetchStatus } = query;
  useWalkable(search, isPlaceholderData ? undefined : data);
  const heading = useFocusOnPaging(search.page);
  const { page } = search;
  const tab = page > 1 ? t('titlePage', { page }) : t('title');
  const isEmpty = data !== undefined && !isPlaceholderData && data.totalResults === 0;
  const isUnused = isEmpty && !hasFilters(search);
  const people = data && t('counted', { count: data.totalResults, shown: formatCount(data.totalResults) });
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <PageTitle heading={heading} tab={tab}>
            {t('title')}
          </PageTitle>
          <Lead total={hasFilters(search) ? undefined : data?.counts.all} />
        </div>
        {!isUnused && (
          <div className={classes.actions}>
            <ExportMenu search={search} recruiterId={recruiterId} isReady={!isEmpty && data !== undefined} />
            <ButtonLink to={paths.findTalents()} leftSection={<Search size={17} aria-hidden />}>
              {t('findTalents')}
            </ButtonLink>
          </div>
        )}
      </header>
      {!isUnused && <UnlockedTools search={search} change={change} data={data} />}
      <VisuallyHidden role="status">
        {people && !isPlaceholderData && t('found', { people, page, of: Math.max(data.totalPages, 1) })}
      </VisuallyHidden>
      {fetchStatus === 'paused' && <Alert family="wait">{t('offline')}</Alert>}
      <div className={classes.body}>
        <UnlockedList search={search} query={query} />
      </div>
      {children}
      <UnlockedSelection search={search} data={data} onCompare={onCompare} />
    </div>
  );
}
