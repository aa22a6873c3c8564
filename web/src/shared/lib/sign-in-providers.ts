export interface SignInProviders {
  readonly github: boolean;
}

/** The server writes into the page which other houses vouch for people here. Silence means none. */
export function readSignInProviders(page: Document = document): SignInProviders {
  const content = page.querySelector<HTMLMetaElement>('meta[name="callboard-sign-in"]')?.content ?? '';
  return { github: content.split(/[\s,]+/).includes('github') };
}
