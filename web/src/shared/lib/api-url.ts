/** The server writes it into the page. Empty when the API has the page's own address. */
function readApiOrigin(): string {
  if (typeof document === 'undefined') return '';
  const content = document.querySelector<HTMLMetaElement>('meta[name="callboard-api"]')?.content ?? '';
  return /^https?:\/\//.test(content) && URL.canParse(content) ? new URL(content).origin : '';
}

/** The address of a call, or what stands before all of them. */
export const apiUrl = (path = ''): string => readApiOrigin() + path;
