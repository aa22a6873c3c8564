import type { QueryClient } from '@tanstack/react-query';

interface KeptAnswer {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
}

/** The query results sent with a rendered page, which the browser need not load again. */
export function takePageData(queryClient: QueryClient, page: Document = document): void {
  const text = page.getElementById('page-data')?.textContent;
  if (!text) return;
  const answers: readonly KeptAnswer[] = JSON.parse(text);
  for (const { queryKey, data } of answers) queryClient.setQueryData(queryKey, data);
}
