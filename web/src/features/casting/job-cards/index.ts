export { shownStatus, withdrawnId } from './application-status.ts';
export { ApplyButton } from './apply-button.tsx';
export { closingText, feeText, placeInLine, whereText } from './job-facts.ts';
export { JobList } from './job-list.tsx';
export { SaveButton } from './save-button.tsx';
export { shortDate, shortDateTime } from './short-dates.ts';
