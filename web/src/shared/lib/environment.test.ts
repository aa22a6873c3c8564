import { describe, expect, it } from 'vitest';
import { hasDevPages, readEnvironment } from './environment.ts';

function pageWith(content: string | null): Document {
  const page = document.implementation.createHTMLDocument();
  if (content !== null) {
    const meta = page.createElement('meta');
    meta.setAttribute('name', 'callboard-environment');
    meta.setAttribute('content', content);
    page.head.append(meta);
  }
  return page;
}

describe('readEnvironment', () => {
  it.each(['production', 'development', 'demo', 'test'])('reads %s', (environment) => {
    expect(readEnvironment(pageWith(environment))).toBe(environment);
  });

  it.each([null, '', 'staging', 'Production'])('treats %j as production', (content) => {
    expect(readEnvironment(pageWith(content))).toBe('production');
  });
});

describe('hasDevPages', () => {
  it('is off in production only', () => {
    expect(hasDevPages('production')).toBe(false);
    expect(hasDevPages('development')).toBe(true);
    expect(hasDevPages('demo')).toBe(true);
    expect(hasDevPages('test')).toBe(true);
  });
});
