/** Masked so that only the owner recognises it: "a•••@mail.in", "number ending in 45". */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${address.slice(0, 1)}•••${address.slice(at)}`;
  return `•••${address.slice(-2)}`;
}
