import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onUserChanged } from '../../../../shared/lib/user-changed.ts';
import { ownRecruiterQuery } from '../api.ts';

/** The icon is changed elsewhere; the page shows the new one at once. */
export function useFreshPhoto(userUniqueId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onUserChanged(
        () => void client.invalidateQueries({ queryKey: ownRecruiterQuery(userUniqueId).queryKey }),
      ),
    [client, userUniqueId],
  );
}
