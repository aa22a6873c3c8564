import { type UnlockedRow as Row, unlockedPerPage } from '@callboard/contract/casting/unlocking';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { firstPlaceOf, type WalkState } from '../../../../shared/lib/talent-walk.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { NextDays } from '../../../../shared/ui/next-days/next-days.tsx';
import { PagedResults } from '../../../../shared/ui/paged-results/paged-results.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { SelectTick } from '../../talent-selection/index.ts';
import type { useUnlocked } from '../api.ts';
import { toSelected } from '../model/select-unlocked.ts';
import { defaultSearch, hasFilters, type UnlockedSearch, unlockedLink } from '../model/unlocked-search.ts';
import { walkOf } from '../model/walk-unlocked.ts';
import { RowActions, RowContact } from './row-contact.tsx';
import { RowStatuses } from './row-statuses.tsx';
import rowClasses from './unlocked-row.module.css';

function useSummaryLine({ current_residence: city, screen_min_age: from, screen_max_age: to }: Row): string {
  const { t } = useTranslation('unlockedProfiles');
  const [min, max] = [from ?? to, to ?? from];
  const plays = min !== null && max !== null && t('row.plays', { age: formatPlayingAge({ min, max }) });
  return [city, plays].filter(Boolean).join('. ');
}

function TalentSummary({ row, state }: Pick<UnlockedRowProps, 'row' | 'state'>) {
  const { name, is_open, userUniqueId, note } = row;
  const { t } = useTranslation('unlockedProfiles');
  const line = useSummaryLine(row);
  return (
    <div className={rowClasses.summary}>
      <h2 className={rowClasses.name}>
        {is_open ? (
          <Link to={paths.talent(userUniqueId)} state={state} data-talent={userUniqueId}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {line && <p className={rowClasses.line}>{line}</p>}
      <RowStatuses row={row} />
      {note && (
        <p className={rowClasses.note} title={t('row.note')}>
          {note}
        </p>
      )}
    </div>
  );
}

function AvailabilityColumn({
  row: { days, is_open, character, unlocked_at, last_contact_at },
}: {
  row: Row;
}) {
  const { t } = useTranslation('unlockedProfiles');
  return (
    <div className={rowClasses.calendar}>
      {is_open && <NextDays days={days} />}
      <Facts>
        {character && (
          <Fact label={t('row.for')}>
            <span title={t('row.forWhat', { character: character.name, project: character.project_title })}>
              {character.name}
            </span>
          </Fact>
        )}
        <Fact label={t('row.unlocked')}>{formatDate(unlocked_at)}</Fact>
        {last_contact_at && <Fact label={t('row.lastContact')}>{formatDate(last_contact_at)}</Fact>}
      </Facts>
    </div>
  );
}

interface UnlockedRowProps {
  row: Row;
  isFirst: boolean;
  /** Where on the list it is, for the profile. */
  state: WalkState;
  /** Among those that can be selected. */
  selectAt: number | undefined;
}

function UnlockedRow({ row, isFirst, state, selectAt }: UnlockedRowProps) {
  const { name, is_open, gallary } = row;
  const [cover] = gallary;
  const photo = cover
    ? { src: cover.file_url, ...(cover.placeholder && { thumbnail: cover.placeholder }) }
    : null;
  return (
    <li className={rowClasses.row} data-closed={!is_open || undefined} data-at={selectAt}>
      <div className={rowClasses.photo}>
        <CardPhoto photo={photo} name={name} isFirst={isFirst} />
        {is_open && <SelectTick talent={toSelected(row)} />}
      </div>
      <TalentSummary row={row} state={state} />
      <div className={rowClasses.contact}>
        <RowContact row={row} />
      </div>
      <AvailabilityColumn row={row} />
      {is_open && <RowActions row={row} state={state} />}
    </li>
  );
}

const skeleton = Array.from({ length: unlockedPerPage }, (_, at) => at).map((at) => (
  <div key={at} className={rowClasses.row} aria-hidden>
    <div className={rowClasses.photo}>
      <Skeleton aspectRatio="4 / 5" />
    </div>
    <div className={rowClasses.summary}>
      <Skeleton height="1.625rem" width="70%" />
      <SkeletonText lines={2} />
    </div>
    <div className={rowClasses.contact}>
      <SkeletonText lines={4} />
    </div>
    <div className={rowClasses.calendar}>
      <SkeletonText lines={4} />
    </div>
    <div className={rowClasses.actions}>
      <Skeleton height="2.5rem" />
      <Skeleton height="2.5rem" />
    </div>
  </div>
));

interface UnlockedListProps {
  search: UnlockedSearch;
  query: ReturnType<typeof useUnlocked>;
}

function NoResults({ search }: Pick<UnlockedListProps, 'search'>) {
  const { t } = useTranslation('unlockedProfiles');
  if (hasFilters(search)) {
    return (
      <EmptyState
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={
          <ButtonLink to={unlockedLink({ ...defaultSearch, sort: search.sort })} variant="outline">
            {t('nothing.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink to={paths.findTalents()} leftSection={<Search size={17} aria-hidden />}>
          {t('findTalents')}
        </ButtonLink>
      }
    />
  );
}

const isOpen = ({ is_open }: Row) => is_open;

export function UnlockedList({ search, query }: UnlockedListProps) {
  const { t } = useTranslation('unlockedProfiles');
  return (
    <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={skeleton}>
      {(data) => (
        <PagedResults
          data={data}
          page={search.page}
          isStale={query.isPlaceholderData}
          linkTo={(page) => unlockedLink({ ...search, page })}
          empty={<NoResults search={search} />}
          label={t('list')}
        >
          {data.results.map((row, at) => (
            <UnlockedRow
              key={row.user_id}
              row={row}
              isFirst={at < 2}
              selectAt={row.is_open ? data.results.filter(isOpen).indexOf(row) : undefined}
              state={{ walk: walkOf(search), place: firstPlaceOf(search.page, unlockedPerPage) + at }}
            />
          ))}
        </PagedResults>
      )}
    </QueryState>
  );
}
