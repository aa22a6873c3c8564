const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * All account limits. Many Indian phones share one network address, so limits by network alone are wide. A
 * limit by account alone would let anyone lock anyone out, so it only slows unknown devices; blocking counts
 * account and network together, and known devices have their own attempts.
 */
export const accountLimits = {
  /** Wrong passwords for one account from one network, by unknown devices. */
  signInByAccountAndNetwork: { max: 10, seconds: 15 * minute },
  /** The same while the account is under attack. */
  signInWhileSlowed: { max: 1, seconds: 15 * minute },
  /** Wrong passwords for one account by unknown devices: slowed from here on. */
  signInByAccount: { max: 100, seconds: day },
  /** From here on the owner is notified. */
  wrongTriesUntilWarning: { max: 20, seconds: day },
  /** Wrong passwords on one known device for its account. */
  signInByKnownDevice: { max: 20, seconds: day },
  /** Wrong passwords from one network for any account. */
  signInByNetwork: { max: 1000, seconds: 15 * minute },

  signUpByNetwork: { max: 500, seconds: hour },
  /** Codes and links used, right or wrong. */
  checksByNetwork: { max: 1000, seconds: 15 * minute },

  /** Emails with a link or code requested from one network, for any recipient. */
  codesByNetwork: { max: 500, seconds: hour },
  /** Paid phone messages requested from one network, for any number. */
  phoneCodesByNetwork: { max: 20, seconds: hour },
  /** Requested by one account, for any number and network. */
  phoneCodesByAccount: { max: 6, seconds: hour },
  /** To numbers that may have no account, in total. Never delays numbers with an account. */
  phoneCodesToStrangers: { max: 500, seconds: hour },
  /** To numbers with an account, in total. Beyond it an alert is raised. */
  phoneCodesToMembers: { max: 2000, seconds: hour },

  /** Password reset links for one account: from one network or known device, and from everywhere else. */
  resetEmailsByOrigin: { max: 3, seconds: 15 * minute },
  resetMailsByAccount: { max: 6, seconds: hour },
} as const;

/** Limits of codes, counted by their rows. */
export const codeLimits = {
  /** To one address, requested from one network or known device, in 15 minutes. */
  sendsByOrigin: 3,
  /** To one address in an hour, requested by unknown devices. */
  sendsByAddress: 10,
  /** Attempts at one code from one network or known device. */
  triesByOrigin: 5,
  /** Attempts at one code from all unknown devices. The table enforces it too. */
  triesFromEverywhere: 25,
} as const;

export { networkOf } from '../../../platform/limits/network-of.ts';
