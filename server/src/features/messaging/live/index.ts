export { liveChannel } from './live-channel.ts';
