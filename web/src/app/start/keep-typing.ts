/** Sets the value as a key would: React overrides the setter of the element itself. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Remembers what is typed before the application runs. The answer repeats it once it does. */
export function keepTyping(): () => void {
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      typed.set(target, target.value);
    }
  };
  document.addEventListener('input', remember, true);
  return () => {
    document.removeEventListener('input', remember, true);
    for (const [field, text] of typed) {
      // Empty first: where the text is still in the field, React would see no change.
      type(field, '');
      type(field, text);
    }
  };
}
