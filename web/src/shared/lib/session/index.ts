export { authorisedFetch, loadSession, onSessionEnd, session, useSession } from './browser-session.ts';
export { forgetTarget, peekTarget, rememberTarget } from './post-login-target.ts';
export type { SessionState } from './session-state.ts';
