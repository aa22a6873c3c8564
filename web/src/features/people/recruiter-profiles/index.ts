export { RecruiterPage } from './components/recruiter-page.tsx';
