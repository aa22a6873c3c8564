import { describe, expect, it } from 'vitest';
import { isWorkshop, readEnvironment } from './environment.ts';

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

describe('isWorkshop', () => {
  it('is off in production only', () => {
    expect(isWorkshop('production')).toBe(false);
    expect(isWorkshop('development')).toBe(true);
    expect(isWorkshop('demo')).toBe(true);
    expect(isWorkshop('test')).toBe(true);
  });
});
