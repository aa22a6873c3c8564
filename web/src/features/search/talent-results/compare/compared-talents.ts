import { useQueries } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { Searcher } from '../../talent-search/index.ts';
import { talentQuery, type VisibleTalent } from '../api.ts';
import type { ComparedTalent } from './compare-rows.ts';
import { type Compared, removeCompared } from './compare-store.ts';

export function useComparedTalents(compared: readonly Compared[], searcher: Searcher) {
  return useQueries({
    queries: compared.map(({ userUniqueId }) => talentQuery(userUniqueId, searcher)),
    combine: (results) => ({
      columns: compared.map(
        (one, at): ComparedTalent => ({ compared: one, talent: results[at]?.data ?? undefined }),
      ),
      isPending: results.some(({ isPending, isError }) => isPending && !isError),
      hasFailed: results.some(({ isError, data }) => isError || data === null),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
  });
}

/** The cover photo, otherwise the first one. */
export function coverOf(talent: VisibleTalent | undefined): string | undefined {
  const photos = talent?.gallary.filter(({ kind }) => kind === 'photo') ?? [];
  const cover = photos.find(({ is_cover_photo }) => is_cover_photo) ?? photos[0];
  return cover?.card_url ?? cover?.file_url;
}

/** The removed button had the focus, so it moves to the next talent. */
export function removeAndMoveFocus(event: MouseEvent<HTMLButtonElement>, userUniqueId: string) {
  const item = event.currentTarget.closest('li, td');
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling];
  const buttons = neighbours.map((one) => one?.querySelector('button'));
  buttons.find((button) => button)?.focus();
  removeCompared(userUniqueId);
}
