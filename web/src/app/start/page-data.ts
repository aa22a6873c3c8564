import type { QueryClient } from '@tanstack/react-query';

interface PageQuery {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
}

/** The query results sent with a rendered page, which the browser need not load again. */
export function readPageData(queryClient: QueryClient, page: Document = document): void {
  const text = page.getElementById('page-data')?.textContent;
  if (!text) return;
  const answers: readonly PageQuery[] = JSON.parse(text);
  for (const { queryKey, data } of answers) queryClient.setQueryData(queryKey, data);
}
