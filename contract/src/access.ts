/** The kinds of people who can make a call. An admin is a separate identity, not a user type. */
export const callers = ['guest', 'talent', 'recruiter', 'admin'] as const;
export type Caller = (typeof callers)[number];

export interface Access {
  readonly callers: readonly Caller[];
  /** A frozen user is refused with PROFILE_FROZEN. */
  readonly notFrozen: boolean;
  /** A talent whose profile is unfinished is refused with PROFILE_INCOMPLETE. */
  readonly complete: boolean;
  /** The thing named in the request must be the caller's own; anything else answers 404. */
  readonly owned: boolean;
}

type Conditions = Partial<Pick<Access, 'notFrozen' | 'complete' | 'owned'>>;

const allow =
  (...who: Caller[]) =>
  (conditions: Conditions = {}): Access => ({
    callers: who,
    notFrozen: false,
    complete: false,
    owned: false,
    ...conditions,
  });

/** Every endpoint names one of these; there is no default. */
export const access = {
  public: allow('guest', 'talent', 'recruiter', 'admin'),
  member: allow('talent', 'recruiter'),
  talent: allow('talent'),
  recruiter: allow('recruiter'),
  admin: allow('admin'),
  memberOrAdmin: allow('talent', 'recruiter', 'admin'),
  talentOrAdmin: allow('talent', 'admin'),
  recruiterOrAdmin: allow('recruiter', 'admin'),
} as const;
