export { JobPage } from './job-page.tsx';
