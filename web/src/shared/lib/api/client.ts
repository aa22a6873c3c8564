import { createClient } from '@callboard/contract/client';
import { authorisedFetch } from '../session/index.ts';

/** The one client of the browser: same origin, cookies included, and the token of whoever is signed in. */
export const api = createClient({ fetch: authorisedFetch });
