import { linkInstagram } from '@callboard/contract/accounts/calls';
import { api } from '../../../shared/lib/api/client.ts';
import { newId } from '../../../shared/lib/new-id.ts';

const stateKey = 'callboard-instagram-state';

/** Where people agree to be linked. The server writes it into the page if Instagram is set up. */
export function instagramUrl(page: Document = document): string | undefined {
  const content = page.querySelector<HTMLMetaElement>('meta[name="callboard-instagram"]')?.content;
  return content?.startsWith('http') ? content : undefined;
}

/** The state comes back with the answer and proves that it was asked for in this tab. */
export function leaveForInstagram(url: string, go = (to: string) => window.location.assign(to)): void {
  const state = newId();
  window.sessionStorage.setItem(stateKey, state);
  const address = new URL(url);
  address.searchParams.set('state', state);
  go(address.href);
}

/** What came back from Instagram; undefined when nobody was sent there. */
export function readInstagramAnswer(search: URLSearchParams): { readonly code?: string } | undefined {
  const state = search.get('state');
  if (state === null || state !== window.sessionStorage.getItem(stateKey)) return undefined;
  const code = search.get('code');
  return code ? { code } : {};
}

export const forgetInstagramState = (): void => window.sessionStorage.removeItem(stateKey);

export const postInstagramCode = (code: string) => api(linkInstagram, { body: { code } });
