import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { plainTitle, setTitleCount, usePageTitle } from './page-title.ts';

function Page({ name }: { name: string }) {
  usePageTitle(name);
  return null;
}

afterEach(() => setTitleCount(0));

describe('the title of the document', () => {
  it('shows the unread count before every title', () => {
    const { rerender } = render(<Page name="Castings" />);
    expect(document.title).toBe('Castings · Callboard');
    setTitleCount(3);
    expect(document.title).toBe('(3) Castings · Callboard');
    rerender(<Page name="Find Jobs" />);
    expect(document.title).toBe('(3) Find Jobs · Callboard');
    setTitleCount(120);
    expect(document.title).toBe('(99+) Find Jobs · Callboard');
    setTitleCount(0);
    expect(document.title).toBe('Find Jobs · Callboard');
  });

  it.each([
    ['(3) Messages · Callboard', 'Messages · Callboard'],
    ['(99+) Messages · Callboard', 'Messages · Callboard'],
    ['Messages (3) · Callboard', 'Messages (3) · Callboard'],
    ['(Un)titled · Callboard', '(Un)titled · Callboard'],
  ])('%s is the page %s', (title, plain) => expect(plainTitle(title)).toBe(plain));
});
