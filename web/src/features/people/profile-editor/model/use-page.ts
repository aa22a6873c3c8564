import type { TalentProgress } from '@callboard/contract/people/profile-editor/publishing-needs';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type PageName, pageAt, pageInAddress } from './pages.ts';
import { goToPlace } from './places.ts';

/** Where somebody comes in who named no page: where they left off, or at the beginning of a finished profile. */
const resumeAt = ({ is_profile_creation_completed, last_activity_page }: TalentProgress): PageName =>
  pageAt(is_profile_creation_completed ? 1 : last_activity_page);

/** The page in the address, so that back works and a reload stays. */
export function usePage(progress: TalentProgress): PageName {
  const [search] = useSearchParams();
  const [resumed] = useState(() => resumeAt(progress));
  return pageInAddress(search) ?? resumed;
}

/** A turned page begins at its title; a link to a field ends in the field. */
export function usePlaceOnPage(page: PageName) {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const shown = useRef<PageName>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again.
  useEffect(() => {
    const isTurned = shown.current !== undefined && shown.current !== page;
    shown.current = page;
    if (hash && goToPlace(hash.slice(1))) return;
    if (isTurned) title.current?.focus({ preventScroll: true });
  }, [page, hash, key]);
  return title;
}
