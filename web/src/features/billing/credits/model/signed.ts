import { formatCount } from '../../../../shared/lib/format/count.ts';

const noBreakSpace = '\u00a0';
const minus = '\u2212';

export const gained = (credits: number): string => `+${noBreakSpace}${formatCount(credits)}`;
/** With a real minus, as wide as the plus. */
export const spent = (credits: number): string => `${minus}${noBreakSpace}${formatCount(credits)}`;

/** + 25 and − 1: a credit that came and one that went. */
export const signed = (credits: number): string => (credits < 0 ? spent(-credits) : gained(credits));
