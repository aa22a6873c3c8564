import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../router/built-pages.ts';
import { productPages } from '../router/route-table.ts';
import { publicPages } from './public-pages.ts';
import { stylesOf } from './render.tsx';

const web = join(import.meta.dirname, '../../..');

describe('the pages that are rendered', () => {
  it.each(publicPages.map((page) => [page.path, page] as const))(
    '%s is a page of the product',
    (path, page) => {
      const route = productPages.find((one) => one.path === path);
      expect(route?.access).toBe('public');
      expect(route && builtPages[route.purposeKey]).toBeDefined();
      for (const module of [page.module, ...(page.parts ?? [])])
        expect(existsSync(join(web, module))).toBe(true);
      for (const address of page.listed) expect(matchRoutes([{ path }], address)).not.toBeNull();
    },
  );
});

describe('stylesOf', () => {
  const manifest = {
    app: { file: 'app.js', css: ['app.css'], imports: ['shared'] },
    page: { file: 'page.js', css: ['page.css'], imports: ['shared', 'app'] },
    shared: { file: 'shared.js', css: ['shared.css'] },
  };

  it('lists each sheet once, in import order', () => {
    expect(stylesOf(manifest, ['app', 'page'])).toEqual(['shared.css', 'app.css', 'page.css']);
  });

  it('throws for a module that was not built', () => {
    expect(() => stylesOf(manifest, ['gone'])).toThrow('gone');
  });
});
