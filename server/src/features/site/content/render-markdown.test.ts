import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('renderMarkdown', () => {
  test('makes headings with anchors, lists, tables and emphasis', () => {
    const html = renderMarkdown(
      '## Who sees what\n\nA **b** *c*\n\n- one\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    );
    expect(html).toContain('<h2 id="who-sees-what">Who sees what</h2>');
    expect(html).toContain('<strong>b</strong> <em>c</em>');
    expect(html).toContain('<li>one</li>');
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toContain('<td>2</td>');
  });

  test('begins below the title of the page, and gives equal headings different anchors', () => {
    const html = renderMarkdown('# Rules & *rights*\n\n## Rules & rights\n\n## नियम\n\n## !!!');
    expect(html.match(/<h\d id="[^"]*"/g)).toEqual([
      '<h2 id="rules-rights"',
      '<h2 id="rules-rights-2"',
      '<h2 id="नियम"',
      '<h2 id="section"',
    ]);
  });

  test('keeps links to our pages, to the web and to mail', () => {
    const html = renderMarkdown(
      '[a](/view-cms/cookies) [b](https://x.example) [c](mailto:a@b.example) [d](#top)',
    );
    expect(html).toContain('<a href="/view-cms/cookies">a</a>');
    expect(html).toContain('<a href="https://x.example" rel="noopener noreferrer">b</a>');
    expect(html).toContain('<a href="mailto:a@b.example">c</a>');
    expect(html).toContain('<a href="#top">d</a>');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](//evil.example)',
    '<a href="https://x.example" onmouseover="alert(1)" style="position:fixed">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>body{display:none}</style>',
    '<form action="/v1/auth/logout"><button>x</button></form>',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '![x](https://evil.example/pixel.png)',
    '## <img src=x onerror=alert(1)>',
    '<h2 id="x" class="y" style="color:red">x</h2>',
  ])('leaves nothing that acts in %s', (markdown) => {
    const html = renderMarkdown(markdown);
    expect(html).not.toMatch(/<(script|img|svg|iframe|style|form|button|math)/i);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style|class|src)=/i);
    expect(html).not.toMatch(/<a[^>]*href="(?!https?:\/\/x\.example|\/(?!\/)|#|mailto:|")/i);
  });
});
