import './words.ts';

export { RecruiterPage } from './components/recruiter-page.tsx';
