import { dispatchConnect, dispatchLive } from './live-listeners.ts';

/** As if the server had sent it. */
export const emitLive = dispatchLive;

/** As if the connection had come back. */
export const emitLiveConnect = dispatchConnect;
