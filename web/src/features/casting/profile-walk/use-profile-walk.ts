import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { isSlowConnection } from '../../../shared/lib/slow-connection.ts';
import {
  findWalk,
  keepWalk,
  type ListedTalents,
  markSeen,
  pageOfPlace,
  talentAt,
  useWalk,
  type Walk,
  type WalkState,
  walkLength,
} from '../../../shared/lib/talent-walk.ts';
import { toast } from '../../../shared/ui/toast/toast.ts';

/** Reads another page of a list. Undefined where the list has one page only. */
export type FetchWalkPage = (
  client: QueryClient,
  walk: Walk,
  page: number,
  reader: SessionUser | undefined,
) => Promise<ListedTalents | undefined>;

/** Read ahead this close to the end of a page. */
const near = 2;

/** The next page of the list is there by the time one comes to it. */
function useReadAhead(walk: Walk | undefined, place: number, load: (page: number) => Promise<unknown>): void {
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const ahead = walk && place + near < walkLength(walk) ? place + near : undefined;
  const page =
    walk && ahead !== undefined && !talentAt(walk, ahead) ? pageOfPlace(ahead, walk.perPage) : undefined;
  useEffect(() => {
    if (page === undefined || isSlowConnection()) return;
    // Said when it is needed and not there.
    latest.current(page).catch(() => undefined);
  }, [page]);
  // Reading a whole profile counts as a view, and its talent hears of it. A picture of the list does not.
  const photo = walk && talentAt(walk, place + 1)?.photo;
  useEffect(() => {
    if (photo && !isSlowConnection()) new Image().src = photo;
  }, [photo]);
}

/** Where one is on the list, and the way to the neighbours. Each takes the place of the one before in history. */
export function useProfileWalk({ walk: id, place }: WalkState, fetchPage: FetchWalkPage) {
  const { t } = useTranslation('profileWalk');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const walk = useWalk(id);
  const [isLoading, setIsLoading] = useState(false);
  const shown = walk && talentAt(walk, place)?.userUniqueId;
  useEffect(() => {
    if (shown !== undefined) markSeen(id, place, shown);
  }, [id, place, shown]);

  const load = async (page: number) => {
    const from = findWalk(id);
    const listed = from && (await fetchPage(client, from, page, user));
    if (from && listed) keepWalk(from.list, { ...listed, character: from.character });
  };
  useReadAhead(walk, place, load);

  const open = (to: number): boolean => {
    const now = findWalk(id);
    const talent = now && talentAt(now, to);
    if (!talent) return false;
    const state: WalkState = { walk: id, place: to };
    void navigate(paths.talent(talent.userUniqueId), { replace: true, state });
    return true;
  };
  const length = walk ? walkLength(walk) : 0;
  const has = (to: number) => to >= 0 && to < length;
  const go = async (by: -1 | 1) => {
    const to = place + by;
    if (!walk || isLoading || !has(to) || open(to)) return;
    setIsLoading(true);
    try {
      await load(pageOfPlace(to, walk.perPage));
      if (!open(to)) toast(t('failed'), { severity: 'error' });
    } catch {
      toast(t('failed'), { severity: 'error' });
    }
    setIsLoading(false);
  };
  return {
    walk,
    go,
    isLoading,
    neighbour: (by: -1 | 1) => (walk ? talentAt(walk, place + by) : undefined),
    hasNeighbour: (by: -1 | 1) => has(place + by),
  };
}
