/** The kinds of people who can make a call. An admin is a separate identity, not a user type. */
export const callers = ['guest', 'talent', 'recruiter', 'admin'] as const;
export type Caller = (typeof callers)[number];

/**
 * What a frozen user still does: reads, answers in what is open, keeps the account safe or leaves, takes their own data
 * along, reports and blocks, and ends a payment that had begun. They begin nothing, change nothing and export nothing.
 */
export type FrozenRight =
  | 'reads'
  | 'answers'
  | 'secures-account'
  | 'own-data'
  | 'reports'
  | 'settles-payment';

export interface Access {
  readonly callers: readonly Caller[];
  /** A frozen user is refused with PROFILE_FROZEN. */
  readonly notFrozen: boolean;
  /** Why a frozen user may make a call that is more than reading; every such call says one or the other. */
  readonly whileFrozen?: FrozenRight;
  /** A talent whose profile is unfinished is refused with PROFILE_INCOMPLETE. */
  readonly complete: boolean;
  /** The thing named in the request must be the caller's own; anything else answers 404. */
  readonly owned: boolean;
}

type Conditions = Partial<Pick<Access, 'notFrozen' | 'whileFrozen' | 'complete' | 'owned'>>;

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
