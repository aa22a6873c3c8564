import { useEffect, useRef } from 'react';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { tellUserChanged } from '../../../../shared/lib/user-changed.ts';
import type { DeskState } from './desk-state.ts';

/** The face in the header is the cover: it follows when another photo becomes it, or becomes ready. */
export function useCoverNews(userId: number, { gallery }: DeskState): void {
  const cover = gallery?.gallary.find(({ is_cover_photo }) => is_cover_photo);
  const news = gallery ? `${cover?.id} ${cover?.state}` : undefined;
  const known = useRef(news);
  useEffect(() => {
    const before = known.current;
    known.current = news;
    if (before === undefined || before === news) return;
    session.refreshUser().then(
      () => tellUserChanged({ user_id: userId }),
      (error: unknown) => logProblem('The user was not read anew', error),
    );
  }, [news, userId]);
}
