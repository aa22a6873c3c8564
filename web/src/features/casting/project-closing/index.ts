export { CloseProjectDialog } from './close-project-dialog.tsx';
export { ClosedOutcome } from './closed-outcome.tsx';
