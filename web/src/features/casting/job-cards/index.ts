export { shownStatus, withdrawnId } from './application-status.ts';
export { ApplyButton } from './apply-button.tsx';
export { closingText, feeText, whereText } from './job-facts.ts';
export { JobList } from './job-list.tsx';
export { SaveButton } from './save-button.tsx';
