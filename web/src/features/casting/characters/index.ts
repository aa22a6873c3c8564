export {
  refreshCharacters,
  sendShortlistAdd,
  sendShortlistRemove,
  useOwnCharacters,
} from './api.ts';
export { foundPages, markCards } from './found-cards.ts';
export { rememberSearchCharacter, useSearchCharacter } from './model/search-character.ts';
