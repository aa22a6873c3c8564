import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

/** The quick answer is remembered by tag: the second of each pair must not get the answer of the first. */
const seen = ['<dialog open>Menu</dialog>', '<p>Text</p>', '<section aria-label="A">1</section>'];
const unseen = [
  '<dialog>Menu</dialog>',
  '<p hidden>Text</p>',
  '<section hidden aria-label="A">1</section>',
  '<section style="display: none" aria-label="A">1</section>',
  '<div style="display: none"><section aria-label="A">1</section></div>',
  '<div hidden><section aria-label="A">1</section></div>',
  '<div style="visibility: hidden"><section aria-label="A">1</section></div>',
];
const roles = ['dialog', 'paragraph', 'region'];

const found = () => roles.flatMap((role) => screen.queryAllByRole(role));

test.each([
  { order: 'seen first', pages: [...seen, ...unseen] },
  { order: 'unseen first', pages: [...unseen, ...seen] },
])('queries find what is seen and nothing else, $order', ({ pages }) => {
  for (const page of pages) {
    document.body.innerHTML = page;
    expect(found(), page).toHaveLength(seen.includes(page) ? 1 : 0);
  }
});
