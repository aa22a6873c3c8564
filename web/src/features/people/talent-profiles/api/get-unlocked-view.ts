import { useQuery } from '@tanstack/react-query';
import { unlockedTalentOptions } from '../../../../shared/lib/unlocking/unlocked-talent.ts';

/** The profile with contact data. */
export const useUnlockedView = (userId: string, viewerId: number | undefined) =>
  useQuery(unlockedTalentOptions(userId, viewerId));
