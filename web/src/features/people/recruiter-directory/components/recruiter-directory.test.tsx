import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { RecruiterDirectory } from './recruiter-directory.tsx';

const card = (id: number, name: string) => ({
  user_id: id,
  userUniqueId: `recruiter-${id}`,
  name,
  company: 'Lantern Casting',
  role: null,
  city: 'Mumbai',
  is_verified: true,
  recruiter_edit_image: null,
  open_call_count: id,
});
const server = vi.fn<typeof fetch>();
const onePage = (results: object[], page = 1, totalPages = 1) =>
  Promise.resolve(
    new Response(
      JSON.stringify({ results, page, limit: 9, totalPages, totalResults: results.length * totalPages }),
      { headers: { 'content-type': 'application/json' } },
    ),
  );

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <RecruiterDirectory />
    </QueryClientProvider>,
  );

describe('RecruiterDirectory', () => {
  it('links to the pages of recruiters, a few at a time', async () => {
    server.mockImplementation((url) =>
      String(url).includes('page=2')
        ? onePage([card(2, 'Asha Rao')], 2, 2)
        : onePage([card(1, 'Meera J')], 1, 2),
    );
    show();
    const first = await screen.findByRole('link', { name: 'Meera J' });
    expect(first.getAttribute('href')).toBe('/recruiter/recruiter-1');
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('searches by part of a name, and says when there are no results', async () => {
    server.mockImplementation((url) =>
      String(url).includes('name=zz') ? onePage([]) : onePage([card(1, 'Meera J')]),
    );
    show();
    const field = await screen.findByRole('textbox', { name: 'Name or company' });
    fireEvent.change(field, { target: { value: 'zz' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText(/No results for “zz”/)).toBeTruthy();
  });
});
