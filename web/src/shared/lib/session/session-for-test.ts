import type { SessionAnswer, SessionUser } from '@callboard/contract/accounts/sessions';
import { SessionCallError } from './session-calls.ts';
import { SessionMachine } from './session-machine.ts';
import { createSessionStore } from './session-state.ts';
import type { TabMessage } from './tabs.ts';

export const someUser = (change: Partial<SessionUser> = {}): SessionUser => ({
  user_id: 7,
  userUniqueId: 'u-7',
  user_type: 1,
  name: 'Asha Rao',
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@callboard.test',
  isFreezed: false,
  isRecruiterUnlocked: false,
  unreadCount: 0,
  talenter: {
    is_profile_creation_completed: true,
    last_activity_page: 6,
    talent_edit_image: null,
    talent_edit_doc: null,
  },
  recruiter: null,
  gallary: [],
  ...change,
});

export const lifetime = 30 * 60_000;

export const answerOf = (token: string, user = someUser()): SessionAnswer => ({
  user,
  token: { token, expires: new Date(Date.now() + lifetime).toISOString() },
});

export const rejection = (code = 'SESSION_ENDED') => new SessionCallError(401, code);

/** A session with fake dependencies and fake timers. */
export function sessionForTest({ mayHaveSession = true } = {}) {
  const stored = { flag: mayHaveSession, project: 'p-1', lastLogin: undefined as Date | undefined };
  const sent: TabMessage[] = [];
  const listeners: ((message: TabMessage) => void)[] = [];
  const log: string[] = [];
  const server = {
    refresh: (): Promise<SessionAnswer> => Promise.resolve(answerOf('t-1')),
    logout: (): Promise<void> => Promise.resolve(),
    readUser: (_id: number): Promise<SessionUser> => Promise.resolve(someUser({ name: 'Asha R. Rao' })),
  };
  const calls = {
    refresh: () => {
      log.push('refresh');
      return server.refresh();
    },
    logout: () => {
      log.push('logout');
      return server.logout();
    },
    readUser: (id: number) => {
      log.push(`read ${id}`);
      return server.readUser(id);
    },
  };
  const store = createSessionStore();
  const session = new SessionMachine({
    store,
    calls,
    memory: {
      mayHaveSession: () => stored.flag,
      setFlag: () => {
        stored.flag = true;
      },
      clearFlag: () => {
        stored.flag = false;
      },
      clearProject: () => {
        stored.project = '';
      },
      recordLastLogin: (at) => {
        stored.lastLogin = at;
      },
    },
    tabs: { send: (message) => sent.push(message), listen: (receive) => listeners.push(receive) },
    inTurn: (work) => work(),
    now: Date.now,
  });
  session.onEnd(() => log.push('left'));
  return {
    session,
    state: store.get,
    server,
    stored,
    sent,
    log,
    receive: (message: TabMessage) => {
      for (const receive of listeners) receive(message);
    },
  };
}
