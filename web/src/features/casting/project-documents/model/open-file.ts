import { isShownByBrowser } from './document-rules.ts';

interface OpenOptions {
  readonly contentType: string;
  /** Asks the server for the address. */
  readonly findUrl: () => Promise<string>;
}

/**
 * Opens a file in a new tab, or saves what browsers do not show. The tab opens with the click, because
 * browsers block one that opens after an answer.
 */
export async function openFile({ contentType, findUrl }: OpenOptions): Promise<void> {
  const tab = isShownByBrowser(contentType) ? window.open('', '_blank') : null;
  if (tab) tab.opener = null;
  try {
    const url = await findUrl();
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
