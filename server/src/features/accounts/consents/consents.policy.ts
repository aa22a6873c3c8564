import type { ConsentTopic } from '@callboard/contract/accounts/consents';

interface Giver {
  /** Null when the birth date is not known. */
  readonly adult: boolean | null;
  readonly hasGuardian: boolean;
}

/** Why somebody cannot give this consent; undefined when they can. Taking back is never asked about. */
export function obstacleTo(topic: ConsentTopic, { adult, hasGuardian }: Giver): string | undefined {
  switch (topic) {
    case 'nudity':
    case 'love_making':
    case 'showcase':
      if (adult === null) return 'Fill in your date of birth first: this is for adults only';
      return adult ? undefined : 'This is for adults only';
    case 'guardian':
      if (adult === null) return 'Fill in the date of birth first: a guardian is for somebody under 18';
      if (adult) return 'Somebody who is 18 or older needs no guardian';
      return hasGuardian ? undefined : 'Say first who the guardian is: name and relation';
    case 'shown_in_castings':
      return undefined;
  }
}
