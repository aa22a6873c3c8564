import { useEffect, useState } from 'react';

/**
 * The token of an emailed link, read once and removed from the address bar, so it stays out of the
 * history, screenshots and referrers.
 */
export function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  useEffect(() => {
    if (!window.location.search.includes('token=')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}
