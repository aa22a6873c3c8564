export {
  refreshCharacters,
  sendShortlistAdd,
  sendShortlistRemove,
  useOwnCharacters,
} from './api.ts';
