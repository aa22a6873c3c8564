/** "Ananya Rāo" becomes ananya-rao-comp-card; a name without Latin letters becomes comp-card. */
export const fileNameOf = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
  return plain === '' ? 'comp-card' : `${plain}-comp-card`;
};
