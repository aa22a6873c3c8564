import { createClient } from '@callboard/contract/client';

/** The one client of the browser: same origin, cookies included. */
export const api = createClient();
