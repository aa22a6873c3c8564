import { describe, expect, it } from 'vitest';
import { readSignInProviders } from './sign-in-providers.ts';

function pageWith(content: string | null): Document {
  const page = document.implementation.createHTMLDocument();
  if (content !== null) {
    const meta = page.createElement('meta');
    meta.setAttribute('name', 'callboard-sign-in');
    meta.setAttribute('content', content);
    page.head.append(meta);
  }
  return page;
}

describe('readSignInProviders', () => {
  it.each(['github', 'github google', 'google, github'])('finds GitHub in %j', (content) => {
    expect(readSignInProviders(pageWith(content))).toEqual({ github: true });
  });

  it.each([null, '', 'none', 'githubby'])('finds nothing in %j', (content) => {
    expect(readSignInProviders(pageWith(content))).toEqual({ github: false });
  });
});
