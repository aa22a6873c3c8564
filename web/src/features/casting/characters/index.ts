export {
  refreshCharacters,
  sendShortlistAdd,
  sendShortlistRemove,
  useOwnCharacters,
} from './api.ts';
export { rememberSearchCharacter, useSearchCharacter } from './model/search-character.ts';
