import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { LoadingLine } from '../../../shared/ui/loading-line/loading-line.tsx';

/** Links for clients, of a character or a whole project. Open while it is rendered. */
export const { Component: ClientLinksDialog, preload: preloadClientLinks } = lazyComponent(
  () => import('./client-links-dialog.tsx'),
  <LoadingLine />,
);

/** What everyone said on one link. */
export const { Component: AnswersPanel } = lazyComponent(
  () => import('./components/answers-panel.tsx'),
  <LoadingLine />,
);
export type { ClientLinksDialogProps } from './model/link-form.ts';
