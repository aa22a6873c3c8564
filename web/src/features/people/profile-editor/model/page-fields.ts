import type { FieldName } from '../fields/values.ts';
import { type PageName, pageNames } from './pages.ts';

/** The fields of each page, in order. */
export const pageFields: Record<PageName, readonly FieldName[]> = {
  about: [
    'firstName',
    'lastName',
    'dateOfBirth',
    'gender',
    'guardianName',
    'guardianRelation',
    'residence',
    'mobile',
    'whatsappUpdates',
  ],
  media: [],
  body: [
    'playingAge',
    'height',
    'weight',
    'bustOrChest',
    'waist',
    'hips',
    'bodyType',
    'skinTone',
    'eyeColour',
    'hairColour',
    'hairType',
  ],
  skills: [
    'languages',
    'accents',
    'skills',
    'hobbies',
    'education',
    'actingEducation',
    'theatreYears',
    'achievements',
    'otherAchievements',
    'ongoingProjects',
    'priorProject',
  ],
  work: [
    'headline',
    'about',
    'roles',
    'projectTypes',
    'looks',
    'workCities',
    'openToTravel',
    'passportValidUntil',
    'usualFee',
    'nativeCity',
    'nationality',
    'socialLinks',
  ],
  review: [
    'showToRecruiters',
    'isManaged',
    'managerName',
    'managerEmail',
    'managerMobile',
    'managerGetsMail',
    'managerGetsMessages',
  ],
};

/** What a profile cannot be published without; height and the guardian depend on the age. */
export const requiredFields: ReadonlySet<FieldName> = new Set([
  'firstName',
  'dateOfBirth',
  'gender',
  'guardianName',
  'guardianRelation',
  'residence',
  'playingAge',
  'height',
  'languages',
  'skills',
]);

/** What counts towards a page's progress: fields most people can fill in. */
export const countedFields: Record<PageName, readonly FieldName[]> = {
  about: ['firstName', 'dateOfBirth', 'gender', 'residence'],
  media: [],
  body: ['playingAge', 'height', 'skinTone', 'eyeColour', 'hairColour', 'hairType'],
  skills: ['languages', 'skills', 'education', 'hobbies'],
  work: ['headline', 'about', 'roles', 'projectTypes', 'looks', 'workCities', 'socialLinks'],
  review: [],
};

export interface FieldOnPage {
  readonly field: FieldName;
  readonly page: PageName;
}

/** Every field with its page, in order. */
export const fieldsInOrder: readonly FieldOnPage[] = pageNames.flatMap((page) =>
  pageFields[page].map((field) => ({ field, page })),
);
