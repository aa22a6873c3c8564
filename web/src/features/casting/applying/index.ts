export { ApplyPage } from './apply-page.tsx';
export { UnsentTapes } from './components/unsent-tapes.tsx';
export { useApplications } from './model/browser-applications.ts';
export { shortDate, shortDateTime } from './model/job-words.ts';
