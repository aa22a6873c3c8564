export { joinLive, sayTyping } from './live-line.ts';
export { onLive, onLiveAgain } from './live-listeners.ts';
