import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';

/** Links for clients, of a character or a whole project. Open while it is rendered. */
export const { Component: ClientLinksDialog } = lazyComponent(() => import('./client-links-dialog.tsx'));

export { useRepliesSeen } from './model/use-replies-seen.ts';

/** What everyone said on one link. */
export const { Component: AnswersPanel } = lazyComponent(() => import('./components/answers-panel.tsx'));
