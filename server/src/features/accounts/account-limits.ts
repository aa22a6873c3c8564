/**
 * Many phones in India share one address of their network, so limits by address are wide; those by account
 * are narrow.
 */
export const accountLimits = {
  signInByAccount: { max: 10, seconds: 15 * 60 },
  signInByNetwork: { max: 1000, seconds: 15 * 60 },
  signUpByNetwork: { max: 500, seconds: 60 * 60 },
  codesByNetwork: { max: 500, seconds: 60 * 60 },
  checksByNetwork: { max: 1000, seconds: 15 * 60 },
  resetMailsByAccount: { max: 3, seconds: 15 * 60 },
} as const;

export { networkOf } from '../../platform/limits/network-of.ts';
