import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { openAuthDialog } from '../../shared/lib/auth-dialog.ts';
import { paths } from '../../shared/lib/paths.ts';
import { keepReferral, readReferral } from '../../shared/lib/referral.ts';
import { useSession } from '../../shared/lib/session/index.ts';

/** Somebody who comes by a friend's link is invited to sign up, and the friend is remembered. */
export function useReferral(): void {
  const { search, pathname } = useLocation();
  const arrival = useRef({ search, pathname });
  const { status, user } = useSession();
  const isGuest = status === 'loaded' && user === undefined;

  useEffect(() => {
    const given = new URLSearchParams(arrival.current.search).get('ref');
    if (given === null || !isGuest) return;
    const isAtTheDoor = arrival.current.pathname.startsWith(paths.auth());
    arrival.current = { search: '', pathname: '' };
    const referral = readReferral(given);
    if (referral) keepReferral(referral);
    if (!isAtTheDoor) openAuthDialog('sign-up');
  }, [isGuest]);
}
