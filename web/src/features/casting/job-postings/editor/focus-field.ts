import { fieldId } from './job-field.tsx';

/** Leads to a field of the form, so that it can be mended right away. */
export function focusField(name: string): void {
  const place = document.getElementById(fieldId(name));
  place?.scrollIntoView({ block: 'center' });
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    place?.querySelector<HTMLElement>('input:not([disabled]), select, textarea, button');
  (control ?? place)?.focus({ preventScroll: true });
}
