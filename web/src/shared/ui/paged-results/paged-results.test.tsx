import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import '../../i18n/i18n.ts';
import { PagedResults } from './paged-results.tsx';

const show = (
  results: readonly string[],
  change: { page?: number; totalResults?: number; note?: string } = {},
) => {
  const { page = 1, totalResults = results.length, note } = change;
  const data = { results, page, limit: 2, totalPages: Math.ceil(totalResults / 2), totalResults };
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <PagedResults
          data={data}
          page={page}
          isStale={false}
          linkTo={(next) => `/list?page=${next}`}
          empty={<p>Nobody</p>}
          label="People"
          {...(note !== undefined && { note })}
        >
          {results.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </PagedResults>
      ),
    },
    { path: '/list', element: <p>Another page</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
};

describe('one page of a list', () => {
  it('says which rows these are and leads to the other pages', () => {
    show(['Chetan', 'Dev'], { page: 2, totalResults: 1204 });
    expect(screen.getByRole('list', { name: 'People' }).textContent).toBe('ChetanDev');
    expect(screen.getByText('3 to 4 of 1,204')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/list?page=3');
  });

  it('has nothing below where all fit on one page, but for a note', () => {
    show(['Asha']);
    expect(screen.queryByText(/1 to 1/)).toBeNull();
    show(['Bina'], { note: 'Everyone counts once' });
    expect(screen.getByText('1 to 1 of 1 · Everyone counts once')).toBeTruthy();
  });

  it('leads from a page past the end to the last one', async () => {
    const router = show([], { page: 9, totalResults: 3 });
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  });

  it('says what to do where there is nobody', () => {
    show([]);
    expect(screen.getByText('Nobody')).toBeTruthy();
  });
});
