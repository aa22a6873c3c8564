/** A whole number from the address, for ids; nothing if it is none. */
export const readWholeNumber = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= 2_147_483_647 ? number : undefined;
};

const lastPage = 100_000;
export const readPage = (text: string | null): number => Math.min(readWholeNumber(text) ?? 1, lastPage);
