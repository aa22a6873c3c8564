import { createClient } from '@callboard/contract/client';
import { authorisedFetch } from '../session/index.ts';

/** Same origin, with cookies and the access token. */
export const api = createClient({ fetch: authorisedFetch });
