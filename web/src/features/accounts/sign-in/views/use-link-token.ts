import { useEffect, useState } from 'react';

/**
 * The secret of a mailed link, read once and taken out of the address bar: it must not stay in the
 * history, in a screenshot or in what is sent to the next page.
 */
export function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  useEffect(() => {
    if (!window.location.search.includes('token=')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}
