import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { useFocusReturned, useRememberList, useReturn } from '../../../../shared/lib/last-list.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { rememberLastProject } from '../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { ProjectTabs, rightsOn } from '../../project-page/index.ts';
import { type CardPage, useCards, useWholeOrder } from '../api.ts';
import {
  type ListAddress,
  type ShortlistSearch,
  shortlistLink,
  useShortlistSearch,
} from '../model/shortlist-search.ts';
import { toListed, walkOf } from '../model/walk-shortlist.ts';
import { HeadActions } from './head-actions.tsx';
import { ShortlistList } from './shortlist-list.tsx';
import classes from './shortlist-page.module.css';
import { listSkeleton } from './shortlist-skeleton.tsx';
import { ShortlistTools } from './shortlist-tools.tsx';

interface CharacterShortlistProps {
  project: ProjectDetail;
  character: CharacterDetail;
  /** Of the project. */
  characters: readonly CharacterDetail[];
  recruiterId: number;
  isFrozen: boolean;
}

/** The next page moves the focus to its heading; going back does not, and neither does another filter. */
function useFocusOnPaging(list: string, page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isForward = useNavigationType() === 'PUSH';
  const shown = useRef({ list, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { list, page };
    if (isForward && before.list === list && before.page !== page)
      heading.current?.focus({ preventScroll: true });
  }, [list, page, isForward]);
  return heading;
}

/** Profiles opened from here walk through the list and lead back to the one looked at last. */
function useWalkable(
  address: ListAddress,
  search: ShortlistSearch,
  data: CardPage | undefined,
  { id, name }: CharacterDetail,
) {
  const listed = useMemo(
    () => data && toListed(address, search, data, { id, name }),
    [address, search, data, id, name],
  );
  useRememberList('shortlist', listed);
  const linkTo = (page: number) => shortlistLink(address, { ...search, page });
  const returned = useReturn(walkOf(address, search), search.page, linkTo);
  useFocusReturned(returned, data !== undefined);
}

/** The shortlist of a character, as everyone on its project sees it. */
export function CharacterShortlist(props: CharacterShortlistProps) {
  const { project, character, characters, recruiterId, isFrozen } = props;
  const { t } = useTranslation('shortlistPage');
  const address = useMemo(
    () => ({ projectId: project.id, characterId: character.id }),
    [project.id, character.id],
  );
  const { search, change } = useShortlistSearch(address);
  const place = { recruiterId, characterId: character.id };
  const query = useCards(place, search);
  const { data, isPlaceholderData, fetchStatus } = query;
  const { data: order } = useWholeOrder(place);
  useWalkable(address, search, isPlaceholderData ? undefined : data, character);
  useEffect(() => rememberLastProject(project.id), [project.id]);
  const heading = useFocusOnPaging(walkOf(address, search), search.page);
  const { canEdit, readOnly } = rightsOn(project, isFrozen);
  const { page } = search;
  const all = data?.counts.all;
  const title = t('title', { character: character.name });
  return (
    <div className={classes.page}>
      <Link className={classes.back} to={paths.board(project.id, character.id)}>
        <ArrowLeft size={16} aria-hidden />
        {t('back', { project: project.title })}
      </Link>
      <header className={classes.head}>
        <PageTitle
          heading={heading}
          tab={page > 1 ? t('titlePage', { character: character.name, page }) : title}
          aside={all ? t('people', { count: all, shown: formatCount(all) }) : undefined}
        >
          {title}
        </PageTitle>
        <HeadActions
          project={project}
          character={character}
          canEdit={canEdit}
          talentIds={order?.map(({ user_id }) => user_id) ?? []}
          isEmpty={all === 0}
        />
      </header>
      <ProjectTabs projectId={project.id} characterId={character.id} />
      <ShortlistTools
        address={address}
        character={character}
        characters={characters}
        search={search}
        change={change}
        counts={data?.counts}
      />
      {readOnly && <Alert family="wait">{t(`readOnly.${readOnly}`)}</Alert>}
      {fetchStatus === 'paused' && <Alert family="wait">{t('offline')}</Alert>}
      <VisuallyHidden role="status">
        {data &&
          !isPlaceholderData &&
          t('found', { count: data.totalResults, page, of: Math.max(data.totalPages, 1) })}
      </VisuallyHidden>
      <div className={classes.body}>
        <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={listSkeleton}>
          {(loaded) => (
            <ShortlistList
              key={character.id}
              project={project}
              character={character}
              characters={characters}
              address={address}
              search={search}
              change={change}
              data={loaded}
              order={order}
              isStale={isPlaceholderData}
              canEdit={canEdit}
            />
          )}
        </QueryState>
      </div>
    </div>
  );
}
