export { Applicants } from './components/applicants.tsx';
