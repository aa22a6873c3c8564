import { render, screen as shown } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

// A copy of its own, because the module remembers which screen a page was left with.
vi.resetModules();
const { isShownOn, leaveOneScreen, useScreen } = await import('./screen.ts');

function Parts() {
  const screen = useScreen();
  return (
    <>
      {isShownOn(screen, 'desktop') && <aside data-screen="desktop">Rail</aside>}
      <main>Results</main>
      {isShownOn(screen, 'phone') && <footer data-screen="phone">Bar</footer>}
    </>
  );
}

const onPhone = (query: string) => ({
  matches: query.includes('max-width'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('has the parts of every screen in the page that the server sends', () => {
  expect(renderToString(<Parts />)).toMatch(/Rail.*Results.*Bar/u);
});

it('leaves the parts of this screen, which React then takes over as they are', async () => {
  vi.stubGlobal('matchMedia', onPhone);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Parts />);
  const bar = root.querySelector('footer');
  leaveOneScreen(root);
  expect(root.textContent).toBe('ResultsBar');
  const mended = vi.fn();
  await act(async () => {
    hydrateRoot(root, <Parts />, { onRecoverableError: mended });
  });
  expect(mended).not.toHaveBeenCalled();
  expect(root.querySelector('footer')).toBe(bar);
  expect(root.textContent).toBe('ResultsBar');
});

it('renders the parts of one screen without a page from the server', () => {
  vi.stubGlobal('matchMedia', onPhone);
  render(<Parts />);
  expect(shown.queryByText('Rail')).toBeNull();
  expect(shown.getByText('Bar')).toBeTruthy();
});
