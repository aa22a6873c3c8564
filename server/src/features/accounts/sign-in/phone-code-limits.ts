import type { Limits } from '../../../platform/limits/limits.ts';
import { accountLimits } from './account-limits.ts';
import type { Origin } from './known-devices.ts';

interface PhoneCodeLimitsOptions {
  readonly limits: Limits;
  /** For alerts to the team. */
  readonly complain: (facts: Readonly<Record<string, unknown>>, text: string) => void;
}

interface Request {
  readonly origin?: Origin;
  readonly accountId?: number | undefined;
}

/** Phone messages cost money and can be abused by premium numbers, so they are limited in total. */
export function createPhoneCodeLimits({ limits, complain }: PhoneCodeLimitsOptions) {
  const admit = async ({ origin, accountId }: Request): Promise<void> => {
    if (accountId !== undefined) {
      await limits.take(`phone-codes:account:${accountId}`, accountLimits.phoneCodesByAccount);
    }
    if (origin) await limits.take(`phone-codes:network:${origin.network}`, accountLimits.phoneCodesByNetwork);
  };

  /** Alerts once when the hour's budget is used up. */
  const complainAt = (taken: number, max: number, text: string) => {
    if (taken === max + 1) complain({ max, every: 'hour' }, text);
  };

  return {
    /** For numbers that get a message only if they have an account. */
    admit,

    /** For any number. */
    async admitAnyNumber(request: Request): Promise<void> {
      await admit(request);
      const key = 'phone-codes:to-strangers';
      const { max, seconds } = accountLimits.phoneCodesToStrangers;
      const taken = await limits.read(key, seconds);
      complainAt(
        taken + 1,
        max,
        'No more codes go to new phone numbers in this hour: too many were asked for.',
      );
      await limits.take(key, accountLimits.phoneCodesToStrangers);
    },

    /** People with an account are never delayed by others; the team is alerted instead. */
    async countToMember(): Promise<void> {
      const { max, seconds } = accountLimits.phoneCodesToMembers;
      const taken = await limits.count('phone-codes:to-members', seconds);
      complainAt(taken, max, 'Unusually many sign-in codes went to phones in this hour.');
    },
  };
}
export type PhoneCodeLimits = ReturnType<typeof createPhoneCodeLimits>;
