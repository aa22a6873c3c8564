export { UnlockedProfiles } from './components/unlocked-profiles.tsx';
