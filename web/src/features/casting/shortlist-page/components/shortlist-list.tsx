import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { type ShortlistEntry, shortlistPerPage } from '@callboard/contract/casting/shortlists';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { firstPlaceOf } from '../../../../shared/lib/talent-walk.ts';
import { PagedResults } from '../../../../shared/ui/paged-results/paged-results.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useEntryActions } from '../../shortlists/index.ts';
import { SelectionLayer } from '../../talent-selection/index.ts';
import { type Card, type CardPage, knownCards } from '../api.ts';
import { daysOf, toSelected } from '../model/listed-talents.ts';
import { type ListAddress, type ShortlistSearch, shortlistLink } from '../model/shortlist-search.ts';
import { useListActions } from '../model/use-list-actions.tsx';
import { useOrdering } from '../model/use-ordering.ts';
import { walkOf } from '../model/walk-shortlist.ts';
import { NobodyHere } from './nobody-here.tsx';
import { RowDragging } from './row-dragging.tsx';
import rowClasses from './shortlist-row.module.css';
import { type RowTools, ShortlistRow } from './shortlist-row.tsx';
import { rowSkeleton } from './shortlist-skeleton.tsx';

interface ShortlistListProps {
  project: ProjectDetail;
  character: CharacterDetail;
  characters: readonly CharacterDetail[];
  address: ListAddress;
  search: ShortlistSearch;
  change: (next: Partial<ShortlistSearch>, options?: { readonly replace?: boolean }) => void;
  data: CardPage;
  /** The whole list; undefined until it is loaded. */
  order: readonly ShortlistEntry[] | undefined;
  /** Still the previous page. */
  isStale: boolean;
  canEdit: boolean;
}

const noOne: readonly ShortlistEntry[] = [];

/** Who is on the page: by the order as it is shown, with those of other pages where they are known. */
function useRows({ data, character, search, isStale }: ShortlistListProps, order: readonly number[]) {
  const client = useQueryClient();
  const isWhole = search.show === 'all' && order.length > 0;
  return useMemo(() => {
    if (!isWhole) return data.results.map((card) => ({ id: card.id, card }));
    const known = knownCards(client, character.id);
    const first = firstPlaceOf(search.page, shortlistPerPage);
    const shown = order.slice(first, first + shortlistPerPage);
    // Past the end the page in the address is about to change.
    if (shown.length === 0) return isStale ? data.results.map((card) => ({ id: card.id, card })) : [];
    return shown.map((id) => ({ id, card: known.get(id) }));
  }, [client, character.id, data, isWhole, isStale, order, search.page]);
}

/** Escape and a press elsewhere put back whoever is held. */
function useLetGo(isHeld: boolean, cancel: () => void) {
  useEffect(() => {
    if (!isHeld) return;
    document.addEventListener('pointerdown', cancel);
    return () => document.removeEventListener('pointerdown', cancel);
  }, [isHeld, cancel]);
}

/** One page of the list, with everything that can be done with those on it. */
export function ShortlistList(props: ShortlistListProps) {
  const { character, address, search, change, data, order = noOne, isStale, canEdit } = props;
  const { t } = useTranslation('shortlistPage');
  const howId = useId();
  const saved = useMemo(() => order.map(({ id }) => id), [order]);
  const ordering = useOrdering({
    characterId: character.id,
    saved,
    page: search.page,
    showPage: (page) => change({ page }, { replace: true }),
  });
  useLetGo(ordering.heldId !== undefined, ordering.cancel);
  const canOrder = canEdit && search.show === 'all' && saved.length > 0;
  const rows = useRows(props, ordering.order);
  const cards = useMemo(() => rows.flatMap(({ card }) => card ?? []), [rows]);
  const { rate } = useEntryActions();
  const actions = useListActions({ ...props, saved, ordering });
  const list = walkOf(address, search);
  const selectable = useMemo(() => (canEdit ? cards.map(toSelected) : []), [canEdit, cards]);
  const places = useMemo(() => new Map(ordering.order.map((id, place) => [id, place])), [ordering.order]);
  const tools: RowTools = {
    character,
    canEdit,
    ordering: canOrder ? ordering : undefined,
    count: saved.length,
    menuOf: actions.menuOf,
    rate: (card, rating) => void rate(card, rating),
    howId,
  };
  const stateOf = (at: number) => ({
    walk: list,
    place: firstPlaceOf(search.page, data.limit) + at,
  });
  const nameOf = (id: number): Card | undefined => cards.find((card) => card.id === id);
  return (
    <>
      <VisuallyHidden id={howId}>{t('grab.how')}</VisuallyHidden>
      <VisuallyHidden role="status">{ordering.said}</VisuallyHidden>
      <RowDragging
        page={search.page}
        lastPage={data.totalPages}
        cardOf={nameOf}
        onDrop={(id, target) => {
          const first = firstPlaceOf(search.page, shortlistPerPage);
          const place =
            target === 'previous'
              ? first - 1
              : target === 'next'
                ? first + shortlistPerPage
                : (places.get(target) ?? -1);
          if (place >= 0) ordering.moveTo(id, nameOf(id)?.talent.name ?? '', place);
        }}
      >
        <PagedResults
          data={data}
          page={search.page}
          isStale={isStale && ordering.heldId === undefined}
          linkTo={(page) => shortlistLink(address, { ...search, page })}
          empty={<NobodyHere {...props} />}
          label={t('list', { character: character.name })}
        >
          {rows.map(({ id, card }, at) =>
            card ? (
              <ShortlistRow
                key={id}
                card={card}
                place={places.get(id)}
                at={cards.indexOf(card)}
                state={stateOf(at)}
                tools={tools}
              />
            ) : (
              <li key={id} className={rowClasses.row} data-editable={canEdit || undefined} aria-hidden>
                {rowSkeleton}
              </li>
            ),
          )}
        </PagedResults>
      </RowDragging>
      {canEdit && (
        <SelectionLayer
          list={list}
          page={selectable}
          character={{ id: character.id, projectId: address.projectId }}
          days={daysOf(character)}
          isReadOnly={!canEdit}
          own={actions.own}
        />
      )}
      {actions.dialog}
    </>
  );
}
