import { ageOn, isAdult, todayInIndia } from '@callboard/contract/people/birth-date';
import { PublishingNeed } from '@callboard/contract/people/profile-editor/publishing-needs';
import { useSyncExternalStore } from 'react';
import { birthDateOf } from '../fields/birth-parts.ts';
import type { FieldName, WizardValues } from '../fields/values.ts';
import { missingNeeds } from './needs.ts';
import { useFieldValue } from './use-field.ts';
import type { Wizard } from './wizard.ts';
import { useWizard } from './wizard-context.ts';

/** The age by the date in the fields now; null while there is none. */
export function useAge(): number | null {
  const { payload } = useWizard();
  const date = birthDateOf(useFieldValue('dateOfBirth'));
  return ageOn(todayInIndia(), date ?? payload.date_of_birth);
}

export function useIsMinor(): boolean {
  const age = useAge();
  return age !== null && !isAdult(age);
}

const isFilled = (value: WizardValues[FieldName]): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'string') return value.trim() !== '';
  if (value !== null && typeof value === 'object' && 'from' in value) {
    return value.from !== '' && value.to !== '';
  }
  if (value !== null && typeof value === 'object' && 'stored' in value) return value.stored !== null;
  if (value !== null && typeof value === 'object' && 'day' in value) return birthDateOf(value) !== undefined;
  return value !== null && value !== false;
};

/** There, and not in the way of anything. */
const has = ({ saving }: Wizard, name: FieldName): boolean => {
  const { value, fault } = saving.state(name);
  return fault === undefined && isFilled(value);
};

export const shareFilled = (wizard: Wizard, names: readonly FieldName[]): number =>
  names.length === 0 ? 0 : names.filter((name) => has(wizard, name)).length / names.length;

/** What is still needed before publishing, as of this keystroke. */
export function useMissing(): readonly PublishingNeed[] {
  const { wizard, payload } = useWizard();
  const isMinor = useIsMinor();
  const consent = payload.consents.find(({ topic }) => topic === 'guardian');
  const facts = () => ({
    isMinor,
    hasBirthDate: has(wizard, 'dateOfBirth'),
    hasGender: has(wizard, 'gender'),
    hasResidence: has(wizard, 'residence'),
    hasGuardian: has(wizard, 'guardianName') && has(wizard, 'guardianRelation'),
    hasGuardianConsent: consent?.given === true,
    hasPlayingAge: has(wizard, 'playingAge'),
    hasHeight: has(wizard, 'height'),
    hasLanguage: has(wizard, 'languages'),
    hasSkill: has(wizard, 'skills'),
    missingOnServer: payload.progress.missing,
  });
  // As text it stays the same until something on it changes.
  const missing = useSyncExternalStore(wizard.saving.subscribe, () => missingNeeds(facts()).join());
  return PublishingNeed.options.filter((need) => missing.split(',').includes(need));
}
