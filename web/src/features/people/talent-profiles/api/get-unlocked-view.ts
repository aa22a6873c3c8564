import { useQuery } from '@tanstack/react-query';
import { unlockedTalentOptions } from '../../../casting/unlocking/index.ts';

/** The profile with contact data. */
export const useUnlockedView = (userId: string, viewerId: number | undefined) =>
  useQuery(unlockedTalentOptions(userId, viewerId));
