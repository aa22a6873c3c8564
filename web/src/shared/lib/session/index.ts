export { authorisedFetch, loadSession, onSessionEnd, session, useSession } from './browser-session.ts';
export { forgetTarget, isApplyForm, peekTarget, rememberTarget } from './post-login-target.ts';
export { lastProjectId, rememberLastProject } from './session-memory.ts';
export type { SessionState } from './session-state.ts';
