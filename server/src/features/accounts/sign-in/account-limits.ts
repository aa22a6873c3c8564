const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit of accounts in one place. Many phones in India share one address of their network, so limits by network
 * alone are wide. A limit by account alone would let anyone lock anyone out, so it only ever slows down devices we do
 * not know: what stops somebody is counted by account and network together, and a known device has tries of its own.
 */
export const accountLimits = {
  /** Wrong passwords for one account from one network, by devices we do not know. */
  signInByAccountAndNetwork: { max: 10, seconds: 15 * minute },
  /** The same, while the account is being tried from everywhere. */
  signInWhileSlowed: { max: 1, seconds: 15 * minute },
  /** Wrong passwords for one account by devices we do not know: from here on they are slowed. */
  signInByAccount: { max: 100, seconds: day },
  /** From here on the owner is told. */
  wrongTriesUntilWarning: { max: 20, seconds: day },
  /** Wrong passwords on one known device for its account. */
  signInByKnownDevice: { max: 20, seconds: day },
  /** Wrong passwords from one network for whatever account. */
  signInByNetwork: { max: 1000, seconds: 15 * minute },

  signUpByNetwork: { max: 500, seconds: hour },
  /** Codes and links that are typed or opened, right or wrong. */
  checksByNetwork: { max: 1000, seconds: 15 * minute },

  /** Mails with a link or a code asked for from one network, whoever they go to. */
  codesByNetwork: { max: 500, seconds: hour },
  /** Messages to phones cost money: asked for from one network, whatever the numbers. */
  phoneCodesByNetwork: { max: 20, seconds: hour },
  /** Asked for by one account, whatever the numbers and networks. */
  phoneCodesByAccount: { max: 6, seconds: hour },
  /** To numbers that may have no account, in all. Numbers that have one are never kept waiting by it. */
  phoneCodesToStrangers: { max: 500, seconds: hour },
  /** To numbers that have an account, in all: beyond it somebody of ours looks. */
  phoneCodesToMembers: { max: 2000, seconds: hour },

  /** Links for a new password: for one account from one network or known device, and from everywhere else. */
  resetMailsByPlace: { max: 3, seconds: 15 * minute },
  resetMailsByAccount: { max: 6, seconds: hour },
} as const;

/** Limits of codes, which the rows of the codes themselves count. */
export const codeLimits = {
  /** To one address, asked for from one network or known device, in 15 minutes. */
  sendsByPlace: 3,
  /** To one address in an hour, asked for by devices we do not know. */
  sendsByAddress: 10,
  /** At one code from one network or known device. */
  triesByPlace: 5,
  /** At one code from all devices we do not know. The table insists on it, too. */
  triesFromEverywhere: 25,
} as const;

export { networkOf } from '../../../platform/limits/network-of.ts';
