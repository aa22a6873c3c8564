export { ProfileWizard } from './components/profile-wizard.tsx';
