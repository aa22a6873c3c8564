export { connectLive, sendTyping } from './live.ts';
export { onLive, onLiveConnect } from './live-listeners.ts';
