import { expect, test } from 'vitest';
import { renderEmail } from './render-email.ts';

const nasty = `<img src=x onerror="alert('1')"> & co`;

test('renders the same content as text and HTMLStyle', () => {
  const { text, html } = renderEmail({
    greeting: 'Hello Asha,',
    paragraphs: ['First.', 'Second.'],
    code: '123456',
    action: { label: 'Go on', url: 'https://callboard.test/x?a=1&b=2' },
    footnote: 'Small.',
  });
  expect(text).toBe(
    'Hello Asha,\n\nFirst.\n\nSecond.\n\n123456\n\nGo on: https://callboard.test/x?a=1&b=2\n\nCallboard\n\nSmall.',
  );
  expect(html).toContain('href="https://callboard.test/x?a=1&amp;b=2"');
  for (const word of ['Hello Asha,', 'First.', 'Second.', '123456', 'Go on', 'Small.'])
    expect(html).toContain(word);
});

test.each(['greeting', 'paragraphs', 'code', 'quote', 'footnote'] as const)(
  'markup in the %s stays text',
  (part) => {
    const { html, text } = renderEmail({
      greeting: 'Hello,',
      paragraphs: [],
      [part]: part === 'paragraphs' ? [nasty] : nasty,
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co');
    expect(text).toContain(nasty);
  },
);
