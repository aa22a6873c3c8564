import { createClient } from '@callboard/contract/client';
import { apiUrl } from '../api-url.ts';
import { authorisedFetch } from '../session/index.ts';

/** With cookies and the access token. */
export const api = createClient({ baseUrl: apiUrl(), fetch: authorisedFetch });
