import './words.ts';

export { UnlockedProfiles } from './components/unlocked-profiles.tsx';
