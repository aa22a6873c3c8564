import { tellAgain, tellLive } from './live-listeners.ts';

/** As if the server had said it. */
export const sayLive = tellLive;

/** As if the line had come back. */
export const comeBack = tellAgain;
