import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { loadMatchedPages } from './load-matched-pages.ts';
import { readPageData } from './page-data.ts';

const pageWith = (block: string) => new DOMParser().parseFromString(`<body>${block}</body>`, 'text/html');

it('reads the data sent with the page', () => {
  const queryClient = new QueryClient();
  const data = '[{"queryKey":["landing"],"data":{"name":"\\u003c/script>"}}]';
  readPageData(queryClient, pageWith(`<script type="application/json" id="page-data">${data}</script>`));
  expect(queryClient.getQueryData(['landing'])).toEqual({ name: '</script>' });
});

it('has no data on a page that was not rendered', () => {
  const queryClient = new QueryClient();
  readPageData(queryClient, pageWith('<div id="root"></div>'));
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it('loads only the shown page before the router starts', async () => {
  const shown = () => null;
  const routes = [
    { path: '/', lazy: async () => ({ Component: shown }) },
    { path: '/other', lazy: () => Promise.reject(new Error('Nobody asked for it')) },
  ];
  await loadMatchedPages(routes, '/');
  expect(routes[0]).toMatchObject({ Component: shown, lazy: undefined });
  expect(routes[1]?.lazy).toBeDefined();
});
