export { type AccessTokens, createAccessTokens } from './access-token.ts';
export { createAuthenticate } from './authenticate.ts';
export { describeDevice } from './device.ts';
export { sessions } from './manifest.ts';
export { createSessionCookies, deviceOf, type SessionCookies } from './session-cookies.ts';
export { sessionTokenReused } from './sessions.events.ts';
export { listOpenSessions } from './sessions.queries.ts';
export { createSessions, type Sessions, type StartedSession } from './sessions.service.ts';
