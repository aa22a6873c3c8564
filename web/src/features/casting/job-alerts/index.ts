export { JobSearchTools } from './components/job-search-tools.tsx';
export { useOpenedAlert } from './use-opened-alert.tsx';
