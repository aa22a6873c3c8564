/** An emptied line is no line; one that was not sent stays as it is. */
export const textOrNull = (text: string | null | undefined) => (text === '' ? null : text);
