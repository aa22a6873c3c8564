export { QuickCasting } from './quick-casting.tsx';
export type { CastingCharacter } from './use-casting-character.ts';
