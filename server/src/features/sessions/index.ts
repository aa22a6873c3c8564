export { createAccessTokens } from './access-token.ts';
export { createAuthenticate } from './authenticate.ts';
