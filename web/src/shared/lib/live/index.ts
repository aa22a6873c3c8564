export { listenToClientLink } from './listen-to-client-link.ts';
export { connectLive, sendTyping } from './live.ts';
export { onLive, onLiveConnect } from './live-listeners.ts';
