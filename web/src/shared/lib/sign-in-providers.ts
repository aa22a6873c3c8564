export interface SignInProviders {
  readonly github: boolean;
}

/** The server writes the available sign-in providers into the page. */
export function readSignInProviders(page: Document = document): SignInProviders {
  const content = page.querySelector<HTMLMetaElement>('meta[name="callboard-sign-in"]')?.content ?? '';
  return { github: content.split(/[\s,]+/).includes('github') };
}
