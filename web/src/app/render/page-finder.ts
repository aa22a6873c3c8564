interface Page {
  readonly path: string;
}

export interface FoundPage<P extends Page> {
  readonly page: P;
  /** Where it lives: without a slash at its end. */
  readonly path: string;
  /** What stands in the open place of its path, if it has one. */
  readonly named: string;
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Where :id stands in the path of a page, anything may stand in the address; otherwise the two are the same. The
 * router's own search ranks every path anew each time it is asked.
 */
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
