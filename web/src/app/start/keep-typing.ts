type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Sets the value as a person would: React overrides the setter of the element itself. */
function setValue(field: TextBox | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function type(field: TextBox, text: string): void {
  setValue(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The list may have changed since; what it no longer has cannot be chosen. */
function choose(list: HTMLSelectElement, value: string): void {
  if (![...list.options].some((option) => option.value === value)) return;
  setValue(list, value);
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Remembers what is typed and chosen before the application runs. The answer repeats it once it does. */
export function keepTyping(): () => void {
  const typed = new Map<TextBox, string>();
  const chosen = new Map<HTMLSelectElement, string>();
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      typed.set(target, target.value);
    } else if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  document.addEventListener('input', remember, true);
  return () => {
    document.removeEventListener('input', remember, true);
    for (const [field, text] of typed) {
      // Empty first: where the text is still in the field, React would see no change.
      type(field, '');
      type(field, text);
    }
    for (const [list, value] of chosen) choose(list, value);
  };
}
