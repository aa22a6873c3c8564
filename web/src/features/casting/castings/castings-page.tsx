import './i18n.ts';
import type { CastingOfProject } from '@callboard/contract/casting/castings';
import { ShieldCheck } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../shared/lib/format/count.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { PagedResults } from '../../../shared/ui/paged-results/paged-results.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { SearchField } from '../../../shared/ui/search-field/search-field.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { useCastings } from './api.ts';
import {
  type CastingFilter,
  castingsPath,
  isFiltered,
  longestText,
  readCastingFilter,
} from './casting-filter.ts';
import classes from './castings-page.module.css';
import { CastingCard } from './components/casting-card.tsx';
import { CastingFilters } from './components/casting-filters.tsx';
import { CastingNow } from './components/casting-now.tsx';
import { Featured } from './components/featured.tsx';

type Castings = NonNullable<ReturnType<typeof useCastings>['data']>;

function Head({ filter, totals }: { filter: CastingFilter; totals: Castings['totals'] | undefined }) {
  const { t } = useTranslation('castings');
  const navigate = useNavigate();
  const search = (text: string, isFirst: boolean) =>
    navigate(castingsPath({ ...filter, text, page: 1 }), { replace: !isFirst, preventScrollReset: true });
  const lead = totals?.projects
    ? t('lead', {
        projects: t('projects', { count: totals.projects, shown: formatCount(totals.projects) }),
        roles: t('roles', { count: totals.roles, shown: formatCount(totals.roles) }),
      })
    : t('leadEmpty');
  return (
    <div className={classes.head}>
      <div>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{lead}</p>
      </div>
      <SearchField
        label={t('search')}
        clearLabel={t('clearSearch')}
        longest={longestText}
        value={filter.text ?? ''}
        onSearch={(text, isFirst) => void search(text, isFirst)}
      />
    </div>
  );
}

/** The one with the most faces; the newest among equals. */
const pickFeatured = (results: readonly CastingOfProject[]): CastingOfProject | undefined =>
  results.reduce<CastingOfProject | undefined>(
    (best, project) => (best && best.cast.length >= project.cast.length ? best : project),
    undefined,
  );

interface YearsProps {
  projects: readonly CastingOfProject[];
  /** The numbers of a whole year, where nothing is filtered. */
  years: Castings['years'] | undefined;
}

function Years({ projects, years }: YearsProps) {
  const { t } = useTranslation('castings');
  return [...new Set(projects.map(({ year }) => year))].map((year) => {
    const all = years?.find((one) => one.year === year);
    return (
      <section key={year} className={classes.year} aria-labelledby={`year-${year}`}>
        <div className={classes.yearHead}>
          <h2 className={classes.yearTitle} id={`year-${year}`}>
            {year}
          </h2>
          {all && (
            <p className={classes.quiet}>
              {t('projects', { count: all.projects, shown: formatCount(all.projects) })},{' '}
              {t('roles', { count: all.roles, shown: formatCount(all.roles) })}
            </p>
          )}
        </div>
        <ul className={classes.cards}>
          {projects
            .filter((project) => project.year === year)
            .map((project) => (
              <li key={`${project.title} ${project.cast[0]?.userUniqueId}`}>
                <CastingCard project={project} level={3} />
              </li>
            ))}
        </ul>
      </section>
    );
  });
}

function NothingFound() {
  const { t } = useTranslation('castings');
  return (
    <EmptyState
      title={t('none.title')}
      text={t('none.text')}
      action={<ButtonLink to={paths.castings()}>{t('none.action')}</ButtonLink>}
    />
  );
}

function NothingYet() {
  const { t } = useTranslation('castings');
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={<ButtonLink to={paths.findTalents()}>{t('empty.action')}</ButtonLink>}
    />
  );
}

interface LoadedProps {
  filter: CastingFilter;
  data: Castings;
  isStale: boolean;
}

function Loaded({ filter, data, isStale }: LoadedProps) {
  const { t } = useTranslation('castings');
  const { results, casting_now: now, totals, types, years, totalResults } = data;
  const filtered = isFiltered(filter);
  const isFront = !filtered && filter.page === 1 && !isStale;
  const featured = isFront ? pickFeatured(results) : undefined;
  return (
    <>
      <div className={classes.inner}>
        {totals.projects > 0 && (
          <CastingFilters filter={filter} total={totals.projects} types={types} years={years} />
        )}
        {filtered && (
          <p className={classes.found} role="status">
            {t('results', { count: totalResults, shown: formatCount(totalResults) })}
          </p>
        )}
        {featured && <Featured project={featured} />}
      </div>
      {isFront && <CastingNow projects={now} openJobs={totals.open_jobs} />}
      <div className={classes.inner}>
        <PagedResults
          data={data}
          page={filter.page}
          isStale={isStale}
          linkTo={(page) => castingsPath({ ...filter, page })}
          empty={filtered ? <NothingFound /> : <NothingYet />}
        >
          <Years
            projects={results.filter((project) => project !== featured)}
            years={filtered ? undefined : years}
          />
        </PagedResults>
      </div>
    </>
  );
}

const waiting = (
  <div className={classes.inner} aria-hidden>
    <div className={classes.waiting}>
      <Skeleton height="4.25rem" />
      <Skeleton height="26rem" />
      <Skeleton height="12rem" />
    </div>
  </div>
);

/** Projects cast through Callboard, with those who agreed to be shown. */
export function CastingsPage() {
  const { t } = useTranslation('castings');
  const [search] = useSearchParams();
  const filter = readCastingFilter(search);
  const query = useCastings(filter);
  usePageHead({ title: t('title'), description: t('description'), path: paths.castings() });
  return (
    <div className={classes.page}>
      <div className={classes.inner}>
        <Head filter={filter} totals={query.data?.totals} />
      </div>
      <QueryState query={query} thing={t('thing')} waiting={waiting}>
        {(data) => <Loaded filter={filter} data={data} isStale={query.isPlaceholderData} />}
      </QueryState>
      <div className={classes.inner}>
        <div className={classes.consent}>
          <ShieldCheck size={20} aria-hidden />
          <p>{t('consent.text')}</p>
          <ButtonLink to={paths.howItWorks()} variant="outline">
            {t('consent.action')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
