export { RecruiterDirectory } from './components/recruiter-directory.tsx';
