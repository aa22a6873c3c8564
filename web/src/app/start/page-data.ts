import type { QueryClient } from '@tanstack/react-query';

interface KeptAnswer {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
}

/** The answers that came with a rendered page, so that the browser does not ask again. */
export function takePageData(queryClient: QueryClient, page: Document = document): void {
  const text = page.getElementById('page-data')?.textContent;
  if (!text) return;
  const answers: readonly KeptAnswer[] = JSON.parse(text);
  for (const { queryKey, data } of answers) queryClient.setQueryData(queryKey, data);
}
