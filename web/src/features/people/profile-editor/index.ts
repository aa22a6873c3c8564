import './words.ts';

export { ProfileWizard } from './components/profile-wizard.tsx';
