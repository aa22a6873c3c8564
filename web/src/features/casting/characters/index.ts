export { refreshCharacters, sendOffShortlist, sendToShortlist, useOwnCharacters } from './api.ts';
