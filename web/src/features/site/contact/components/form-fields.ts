import type { contact } from '../../../../shared/i18n/en/contact.ts';

export type FieldName = keyof typeof contact.missing;

/** Everything in these forms is typed by hand, so every value is a text. */
export type FormValues = Partial<Record<FieldName, string | undefined>>;

export interface FormField {
  readonly name: FieldName;
  readonly isOptional?: boolean;
  /** Takes half a line where there is room. */
  readonly isHalf?: boolean;
}

/** How each field is asked for, whatever form it is in. */
export const fieldInputs = {
  name: { kind: 'line', autoComplete: 'name' },
  email: { kind: 'line', type: 'email', autoComplete: 'email', inputMode: 'email', hint: 'emailHint' },
  mobile: { kind: 'line', type: 'tel', autoComplete: 'tel', inputMode: 'tel', hint: 'mobileHint' },
  company: { kind: 'line', autoComplete: 'organization' },
  website: {
    kind: 'line',
    type: 'url',
    autoComplete: 'url',
    inputMode: 'url',
    placeholder: 'websitePlaceholder',
  },
  subject: { kind: 'line', autoComplete: 'off' },
  topic: { kind: 'choice' },
  message: { kind: 'area' },
} as const satisfies Record<FieldName, object>;
