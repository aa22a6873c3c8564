export { NeedsYou } from './components/needs-you.tsx';
export { RecruiterDesk } from './components/recruiter-desk.tsx';
