import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onUserChanged } from '../../../../shared/lib/user-changed.ts';
import { ownKey } from '../api/get-recruiter.ts';

/** The icon is changed elsewhere; the page shows the new one at once. */
export function useFreshPhoto(userUniqueId: string): void {
  const client = useQueryClient();
  useEffect(
    () => onUserChanged(() => void client.invalidateQueries({ queryKey: ownKey(userUniqueId) })),
    [client, userUniqueId],
  );
}
