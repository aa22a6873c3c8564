const longest = 300;

/** The page of ours that somebody came from, without its query, which may hold what is none of our business. */
export function whereItHappened(page: Pick<Document, 'referrer'> = document): { page?: string } {
  if (!URL.canParse(page.referrer)) return {};
  const { origin, pathname } = new URL(page.referrer);
  return origin === window.location.origin ? { page: pathname.slice(0, longest) } : {};
}
