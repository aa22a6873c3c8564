import './words.ts';

export { TalentProfile } from './components/talent-profile.tsx';
