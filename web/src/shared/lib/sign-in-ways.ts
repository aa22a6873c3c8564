export interface SignInWays {
  readonly github: boolean;
}

/** The server writes into the page which other houses vouch for people here. Silence means none. */
export function readSignInWays(page: Document = document): SignInWays {
  const content = page.querySelector<HTMLMetaElement>('meta[name="callboard-sign-in"]')?.content ?? '';
  return { github: content.split(/[\s,]+/).includes('github') };
}
