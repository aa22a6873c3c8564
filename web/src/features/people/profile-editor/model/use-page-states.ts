import { useSyncExternalStore } from 'react';
import { missingOn } from './needs.ts';
import { countedFields } from './page-fields.ts';
import { numberOf, type PageName, pageNames } from './pages.ts';
import { shareFilled, useMissing } from './use-facts.ts';
import { useWizard } from './wizard-context.ts';

export interface PageState {
  /** How full it is, from 0 to 1. */
  readonly share: number;
  /** How many things are still needed on it. */
  readonly needed: number;
  /** Somebody has been past it, and nothing is needed any more. */
  readonly isDone: boolean;
}

/** How every page stands. */
export function usePageStates(): Record<PageName, PageState> {
  const { wizard, payload } = useWizard();
  const missing = useMissing();
  const { progress } = payload;
  const isPublished = progress.is_profile_creation_completed;
  const fills: Record<PageName, () => number> = {
    about: () => shareFilled(wizard, countedFields.about),
    media: () => (missing.includes('cover_photo') ? 0 : 1),
    body: () => shareFilled(wizard, countedFields.body),
    skills: () => shareFilled(wizard, countedFields.skills),
    work: () => shareFilled(wizard, countedFields.work),
    review: () => (isPublished ? 1 : 0),
  };
  const shares = useSyncExternalStore(wizard.saving.subscribe, () =>
    pageNames.map((page) => fills[page]()).join(),
  ).split(',');
  const stateOf = (page: PageName): PageState => {
    const needed = missingOn(page, missing).length;
    const isPassed = isPublished || progress.last_activity_page > numberOf(page);
    const isDone = needed === 0 && isPassed;
    return { needed, isDone, share: isDone ? 1 : Number(shares[numberOf(page) - 1]) };
  };
  return {
    about: stateOf('about'),
    media: stateOf('media'),
    body: stateOf('body'),
    skills: stateOf('skills'),
    work: stateOf('work'),
    review: stateOf('review'),
  };
}
