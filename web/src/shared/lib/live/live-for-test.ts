import { tellAgain, tellLive } from './live-listeners.ts';

/** As if the server had sent it. */
export const sayLive = tellLive;

/** As if the connection had come back. */
export const comeBack = tellAgain;
