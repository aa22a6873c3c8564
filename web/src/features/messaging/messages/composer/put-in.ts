/** Puts a piece of text where the cursor stands, and the cursor after it. */
export function putIn(
  field: HTMLTextAreaElement | null,
  piece: string,
  change: (text: string) => void,
): void {
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  change(value.slice(0, selectionStart) + piece + value.slice(selectionEnd));
  const at = selectionStart + piece.length;
  // The new text is in the field after the next drawing.
  requestAnimationFrame(() => {
    field.focus();
    field.setSelectionRange(at, at);
  });
}
