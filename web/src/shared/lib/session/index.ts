export { authorisedFetch, loadSession, onSessionEnd, session, useSession } from './browser-session.ts';
export { forgetTarget, peekTarget, rememberTarget, safeTarget, takeTarget } from './post-login-target.ts';
export { projectIdKey } from './session-memory.ts';
export type { SessionState } from './session-state.ts';
