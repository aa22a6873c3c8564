import { describe, expect, it } from 'vitest';
import { headingsOf } from './page-contents.ts';

describe('headingsOf', () => {
  it('lists second and third level headings in their order', () => {
    const content =
      '<h2 id="who-we-are">Who we are</h2><p>Us.</p><h3 id="you-us">You &amp; <em>us</em></h3><h4 id="deep">Deep</h4>';
    expect(headingsOf(content)).toEqual([
      { id: 'who-we-are', text: 'Who we are', level: 2 },
      { id: 'you-us', text: 'You & us', level: 3 },
    ]);
  });

  it('is empty for a text without headings', () => {
    expect(headingsOf('<p>Short.</p>')).toEqual([]);
  });
});
