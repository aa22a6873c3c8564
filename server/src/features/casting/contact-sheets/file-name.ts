/** "Monsoon Line", "Meera" becomes monsoon-line-meera; without Latin letters it is callboard. */
export const fileNameOf = (words: readonly string[]): string => {
  const plain = words
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
  return plain === '' ? 'callboard' : plain;
};
