import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: Result[] }>;
  /** The names of elements can be asked for between the two. */
  setup(root: Element): void;
  teardown(): void;
  commons: { color: { Color: { prototype: Colour } }; text: { accessibleText(element: Element): string } };
}

declare global {
  interface Window {
    axe?: Axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe reads the same few colours anew for every element, which is a third of the time of a scan. */
function rememberColours() {
  const colour = window.axe?.commons.color.Color.prototype;
  if (!colour) throw new Error('axe is not on the page');
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  const parse = colour.parseString;
  colour.parseString = function (this: Colour, text: string) {
    const read = known.get(text);
    if (read) return Object.assign(this, read);
    parse.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}

interface Scan {
  /** All of them unless some are named. */
  rules?: readonly string[];
  /** Selectors of what need not be looked at. */
  except?: readonly string[];
}

/** Once for as long as the document lives. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(source);
  await page.evaluate(rememberColours);
}

/** What axe finds wrong with the page. */
export async function findViolations(page: Page, { rules, except = [] }: Scan = {}): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ rules, except }) => {
      const found = await window.axe?.run(
        { exclude: except.map((selector) => [selector]) },
        {
          // Listing everything that is right takes longer than finding what is wrong.
          resultTypes: ['violations'],
          // Off by default. Whoever speaks to a page says the words they see.
          rules: { 'label-content-name-mismatch': { enabled: true } },
          ...(rules && { runOnly: { type: 'rule', values: rules } }),
        },
      );
      if (!found) throw new Error('axe is not on the page');
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { rules, except },
  );
}
