const uniqueId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const address = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export const isUniqueId = (text: string): boolean => uniqueId.test(text);

/** A readable address such as ananya-rao. The server decides whether anyone has it. */
export const isAddress = (text: string): boolean =>
  address.test(text) && !uniqueId.test(text) && text.length >= 3 && text.length <= 40;
