/** A list without pages. */
export const fullList = <T>(results: T[]) => ({
  results,
  page: 1,
  limit: results.length,
  totalPages: 1,
  totalResults: results.length,
});

/** One page of a longer list. */
export const onePage = <T>(
  results: T[],
  { page, limit }: { page: number; limit: number },
  totalResults: number,
) => ({
  results,
  page,
  limit,
  totalPages: Math.ceil(totalResults / limit),
  totalResults,
});
