import type { ConsentTopic } from '@callboard/contract/accounts/consents';

interface Giver {
  /** Null when the birth date is not known. */
  readonly adult: boolean | null;
  readonly hasGuardian: boolean;
}

/** Why this consent cannot be given, or undefined. Withdrawing is always allowed. */
export function obstacleTo(topic: ConsentTopic, { adult, hasGuardian }: Giver): string | undefined {
  switch (topic) {
    case 'nudity':
    case 'love_making':
    case 'showcase':
      if (adult === null) return 'Enter your date of birth first. This is for adults only';
      return adult ? undefined : 'This is for adults only';
    case 'guardian':
      if (adult === null) return 'Enter the date of birth first. Only someone under 18 needs a guardian';
      if (adult) return 'Only someone under 18 needs a guardian';
      return hasGuardian ? undefined : 'Enter the guardian’s name and relation first';
    case 'shown_in_castings':
      return undefined;
  }
}
