interface Page {
  readonly path: string;
}

export interface FoundPage<P extends Page> {
  readonly page: P;
  /** The path without a trailing slash. */
  readonly path: string;
  /** The value of the path parameter, if it has one. */
  readonly named: string;
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Matches a path with at most one parameter. The router's own matching ranks all routes on every call. */
export function createPageFinder<P extends Page>(pages: readonly P[]) {
  const closed = new Map(pages.map((page) => [page.path, page]));
  const open = pages
    .filter(({ path }) => path.includes('/:'))
    .map((page) => ({ page, shape: new RegExp(`^${page.path.replace(/:\w+/, '([^/]+)')}$`) }));

  return (address: string): FoundPage<P> | undefined => {
    const path = address.replace(/\/+$/, '') || '/';
    const page = closed.get(path);
    if (page) return { page, path, named: '' };
    for (const { page, shape } of open) {
      const [, named] = shape.exec(path) ?? [];
      if (named !== undefined) return { page, path, named: decode(named) };
    }
    return undefined;
  };
}
