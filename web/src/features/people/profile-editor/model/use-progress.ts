import { ageOn, isAdult, todayInIndia } from '@callboard/contract/people/ages';
import { PublishingNeed } from '@callboard/contract/people/profile-editor/publishing-needs';
import { useSyncExternalStore } from 'react';
import { birthDateOf } from '../fields/age-fields.ts';
import type { FieldName, WizardValues } from '../fields/values.ts';
import { missingNeeds, missingOn } from './needs.ts';
import { countedFields } from './page-fields.ts';
import { numberOf, type PageName, pageNames } from './pages.ts';
import type { Wizard } from './wizard.ts';
import { useFieldValue, useWizard } from './wizard-context.ts';

/** The age by the typed date of birth; null while there is none. */
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

/** Filled in, and valid. */
const has = ({ saving }: Wizard, name: FieldName): boolean => {
  const { value, fieldError } = saving.state(name);
  return fieldError === undefined && isFilled(value);
};

const shareFilled = (wizard: Wizard, names: readonly FieldName[]): number =>
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
  // A string compares equal until the list changes, which an array would not.
  const missing = useSyncExternalStore(wizard.saving.subscribe, () => missingNeeds(facts()).join());
  return PublishingNeed.options.filter((need) => missing.split(',').includes(need));
}

export interface PageState {
  /** How much is filled in, from 0 to 1. */
  readonly share: number;
  /** How many things are still needed on it. */
  readonly needed: number;
  /** Visited, and nothing is missing. */
  readonly isDone: boolean;
}

/** The progress of every page. */
export function usePageStates(): Record<PageName, PageState> {
  const { wizard, payload } = useWizard();
  const missing = useMissing();
  const { progress } = payload;
  const isPublished = progress.is_profile_creation_completed;
  const fills: Record<PageName, () => number> = {
    about: () => shareFilled(wizard, countedFields.about),
    media: () => (missing.includes('cover_photo') ? 0 : 1),
    body: () => shareFilled(wizard, countedFields.body),
    skills: () => shareFilled(wizard, countedFields.skills),
    work: () => shareFilled(wizard, countedFields.work),
    review: () => (isPublished ? 1 : 0),
  };
  const shares = useSyncExternalStore(wizard.saving.subscribe, () =>
    pageNames.map((page) => fills[page]()).join(),
  ).split(',');
  const stateOf = (page: PageName): PageState => {
    const needed = missingOn(page, missing).length;
    const isPassed = isPublished || progress.last_activity_page > numberOf(page);
    const isDone = needed === 0 && isPassed;
    return { needed, isDone, share: isDone ? 1 : Number(shares[numberOf(page) - 1]) };
  };
  return {
    about: stateOf('about'),
    media: stateOf('media'),
    body: stateOf('body'),
    skills: stateOf('skills'),
    work: stateOf('work'),
    review: stateOf('review'),
  };
}
