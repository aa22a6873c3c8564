const longest = 300;

/** Adds a missing https://, as browsers do. */
export const toWebAddress = (typed: string): string => {
  const text = typed.trim();
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
};

export const isWebAddress = (typed: string): boolean => {
  const address = toWebAddress(typed);
  if (address.length > longest || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  return new URL(address).hostname.includes('.');
};
