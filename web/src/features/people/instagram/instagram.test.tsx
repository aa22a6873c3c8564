import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InstagramReturn } from './index.ts';
import { instagramUrl, leaveForInstagram } from './instagram-link.ts';

afterEach(() => {
  document.querySelector('meta[name="callboard-instagram"]')?.remove();
  vi.unstubAllGlobals();
});

const backTo = '/app/talent/create?page=5';

function openReturn(search: string) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return Response.json({ handle: 'ananya.rao', followers: 41 });
  });
  const page = (
    <InstagramReturn backTo={backTo}>
      <p>The wizard</p>
    </InstagramReturn>
  );
  const router = createMemoryRouter([{ path: '/app/talent/create', element: page }], {
    initialEntries: [`/app/talent/create${search}`],
  });
  render(<RouterProvider router={router} />);
  return { router, bodies };
}

function leave(): string {
  let left = '';
  leaveForInstagram('https://www.instagram.com/oauth/authorize?client_id=7', (to) => {
    left = to;
  });
  return new URL(left).searchParams.get('state') ?? '';
}

describe('linking Instagram', () => {
  it('is offered only where it is set up', () => {
    expect(instagramUrl()).toBeUndefined();
    document.head.innerHTML +=
      '<meta name="callboard-instagram" content="https://www.instagram.com/a?b=1&amp;c=2">';
    expect(instagramUrl()).toBe('https://www.instagram.com/a?b=1&c=2');
  });

  it('sends the code that came back, then shows the wizard without it in the address', async () => {
    const { router, bodies } = openReturn(`?code=abc&state=${leave()}`);
    expect(await screen.findByText('The wizard')).toBeTruthy();
    expect(bodies).toEqual([{ code: 'abc' }]);
    expect(router.state.location.search).toBe('?page=5');
    expect(window.sessionStorage.length).toBe(0);
  });

  it('takes no code that nobody asked for here', async () => {
    const { bodies } = openReturn('?code=abc&state=somebody-elses');
    await waitFor(() => expect(screen.getByText('The wizard')).toBeTruthy());
    expect(bodies).toEqual([]);
  });
});
