import {
  filterGroups,
  maxDateRangesPerDay,
  minMatchesForDates,
  setGroups,
} from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { MasterData } from '@callboard/contract/site/reference';
import { ChevronDown } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import more from '../../../../shared/ui/search-filters/check-row.module.css';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useListsWithCities } from '../../../site/reference/index.ts';
import { type Searcher, useSearcher } from '../../talent-search/index.ts';
import { alwaysCounted, useFacets } from '../api.ts';
import { maySearchBy } from '../model/allowed-filters.ts';
import type { EditedFilters, Editor } from '../model/filter-changes.ts';
import {
  type Control,
  filterSections,
  groupOf,
  type SectionName,
  sectionNames,
} from '../model/filter-sections.ts';
import { citiesIn } from '../model/list-filters.ts';
import { CastingFor } from './casting-for.tsx';
import classes from './filter-panel.module.css';
import { MainFilters } from './main-filters.tsx';
import { SectionBody, type SectionBodyProps } from './section-body.tsx';

const skeletonHeights = ['5.75rem', '5.75rem', '7.75rem', '6rem', '10rem', '5.5rem'];

export function PanelSkeleton() {
  return (
    <div className={classes.waiting} aria-hidden>
      {skeletonHeights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks that never change places.
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}

export function ListsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('talentFilters');
  return (
    <p className={classes.quiet} role="alert">
      {t('errors.lists')}{' '}
      <button type="button" className={more.more} onClick={onRetry}>
        {t('errors.again')}
      </button>
    </p>
  );
}

interface SectionHeaderProps {
  name: SectionName;
  bodyId: string;
  isOpen: boolean;
  /** How many of its filters are set. */
  set: number;
  /** Guests get a shorter hint. */
  isForGuests: boolean;
  onToggle: (name: SectionName) => void;
}

const SectionHeader = memo(function SectionHeader({
  name,
  bodyId,
  isOpen,
  set,
  isForGuests,
  onToggle,
}: SectionHeaderProps) {
  const { t } = useTranslation('talentFilters');
  const isReduced = isForGuests && (name === 'experience' || name === 'work');
  const hint = isReduced ? t(`section.${name}.guestHint`) : t(`section.${name}.hint`);
  return (
    <h3 className={classes.header}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => onToggle(name)}
      >
        <span className={classes.title}>{t(`section.${name}.title`)}</span>
        {set > 0 ? (
          <span className={classes.set}>{t('setIn', { count: set })}</span>
        ) : (
          <span className={classes.hint}>{hint}</span>
        )}
        <ChevronDown size={16} aria-hidden />
      </button>
    </h3>
  );
});

/** The section opens right away; its filters render after it. */
function DeferredBody(props: SectionBodyProps) {
  const { t } = useTranslation('talentFilters');
  const isReady = useDeferredValue(true, false);
  if (!isReady) return null;
  return (
    <>
      {props.name === 'scenes' && <p className={classes.note}>{t('scenesNote')}</p>}
      {props.name === 'availability' && (
        <p className={classes.note}>
          {t('daysNote', { most: maxDateRangesPerDay, fewest: minMatchesForDates })}
        </p>
      )}
      <SectionBody {...props} />
    </>
  );
}

type FilterSectionProps = Omit<SectionHeaderProps, 'bodyId'> & SectionBodyProps;

function FilterSection({ name, isOpen, set, isForGuests, onToggle, ...body }: FilterSectionProps) {
  const id = useId();
  const header = { name, isOpen, set, isForGuests, onToggle };
  return (
    <section className={classes.fold}>
      <SectionHeader {...header} bodyId={id} />
      {isOpen && (
        <div className={classes.body} id={id}>
          <DeferredBody name={name} {...body} />
        </div>
      )}
    </section>
  );
}

interface FilterSectionsProps {
  filters: TalentFilters;
  lists: MasterData;
  editor: Editor;
  kind: Searcher['kind'];
  isFrozen: boolean;
}

const controlsFor = (searcher: Pick<Searcher, 'kind' | 'isFrozen'>, name: SectionName): Control[] =>
  filterSections[name].filter((control) => maySearchBy(searcher, filterGroups[groupOf(control)][0]));

/** Open to travel counts as location. */
function countSet(controls: readonly Control[], filters: TalentFilters): number {
  const groups = new Set(controls.map(groupOf));
  return setGroups(filters).filter((group) => group !== 'location' && groups.has(group)).length;
}

/** The less common filters, in sections that can be opened. */
function FilterSections({ filters, lists, editor, kind, isFrozen }: FilterSectionsProps) {
  const [opened, setOpened] = useState<readonly SectionName[]>([]);
  const toggle = useCallback(
    (name: SectionName) =>
      setOpened((now) => (now.includes(name) ? now.filter((other) => other !== name) : [...now, name])),
    [],
  );
  const shown = useMemo(
    () =>
      sectionNames
        .map((name) => ({ name, controls: controlsFor({ kind, isFrozen }, name) }))
        .filter(({ controls }) => controls.length > 0),
    [kind, isFrozen],
  );
  return shown.map(({ name, controls }) => (
    <FilterSection
      key={name}
      name={name}
      controls={controls}
      set={countSet(controls, filters)}
      isOpen={opened.includes(name)}
      isForGuests={kind === 'guest'}
      onToggle={toggle}
      filters={filters}
      lists={lists}
      editor={editor}
    />
  ));
}

/** Tells guests and talents what recruiters can also search by. */
function GuestNote() {
  const { t } = useTranslation('talentFilters');
  return (
    <p className={classes.quiet}>
      {t('guests.line')}{' '}
      <AuthLink mode="sign-in" kind={2} className={classes.link}>
        {t('guests.signIn')}
      </AuthLink>
    </p>
  );
}

interface FilterPanelProps {
  edited: EditedFilters;
}

export function FilterPanel({ edited }: FilterPanelProps) {
  const { filters, editor, replaceAll } = edited;
  const facets = useFacets(filters, alwaysCounted);
  const { kind, isFrozen } = useSearcher();
  const { data: lists, isError, refetch } = useListsWithCities(citiesIn(filters));
  if (!lists) return isError ? <ListsFailed onRetry={() => refetch()} /> : <PanelSkeleton />;
  const shared = { filters, lists, editor, kind };
  return (
    <>
      {kind === 'recruiter' && <CastingFor filters={filters} replaceAll={replaceAll} />}
      <MainFilters {...shared} facets={facets} />
      <FilterSections {...shared} isFrozen={isFrozen} />
      {kind === 'guest' && <GuestNote />}
    </>
  );
}
