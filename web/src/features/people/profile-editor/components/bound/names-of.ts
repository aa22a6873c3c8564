import type { FieldName, WizardValues } from '../../fields/values.ts';

/** The fields that hold exactly this. */
export type NamesOf<T> = {
  [K in FieldName]: [WizardValues[K], T] extends [T, WizardValues[K]] ? K : never;
}[FieldName];
