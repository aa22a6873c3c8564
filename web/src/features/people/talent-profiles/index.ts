export { TalentProfile } from './components/talent-profile.tsx';
