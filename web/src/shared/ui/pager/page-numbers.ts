export const gap = 'gap';
type Entry = number | typeof gap;

/** Page numbers on each direction of the current page. */
const beside = 1;

/** 1 … 7 8 9 … 51. A gap of one page shows that page. */
export function pageNumbers(page: number, lastPage: number): Entry[] {
  const shown = [...new Set([1, page - beside, page, page + beside, lastPage])]
    .filter((one) => one >= 1 && one <= lastPage)
    .sort((one, other) => one - other);
  return shown.flatMap((one, at): Entry[] => {
    const before = shown[at - 1];
    if (before === undefined || one === before + 1) return [one];
    return one === before + 2 ? [one - 1, one] : [gap, one];
  });
}
