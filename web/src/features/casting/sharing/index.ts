import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';

/** Asks talents if they are interested in a character. Open while it is rendered. */
export const { Component: ShareProjectDialog } = lazyComponent(() => import('./share-project-dialog.tsx'));

export { Asked, SharedFacts } from './components/shared-sheet.tsx';
