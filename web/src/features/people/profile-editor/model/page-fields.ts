import type { ProfileSection } from '../../../../shared/lib/paths.ts';
import type { FieldName } from '../fields/values.ts';
import { type PageName, pageNames, sectionOfPage, targetId } from './pages.ts';

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
    'languagesText',
    'accents',
    'accentsText',
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
    'nationalityText',
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

/** From this field on, a page of the wizard is another section of a published profile. */
const laterSections: Partial<Record<PageName, readonly [from: FieldName, section: ProfileSection]>> = {
  skills: ['education', 'education'],
  work: ['roles', 'preferences'],
  review: ['showToRecruiters', 'manager'],
};

function sectionOfField({ field, page }: FieldOnPage): ProfileSection | undefined {
  const fields = pageFields[page];
  const later = laterSections[page];
  const isLater = later !== undefined && fields.indexOf(field) >= fields.indexOf(later[0]);
  return isLater ? later[1] : sectionOfPage(page);
}

/** The address of a field. It opens the wizard's page as well as the section of a published profile. */
export const linkToField = (target: FieldOnPage) => ({
  search: `?section=${sectionOfField(target)}`,
  hash: `#${targetId(target.field)}`,
});

export interface FieldOnPage {
  readonly field: FieldName;
  readonly page: PageName;
}

/** Every field with its page, in order. */
export const fieldsInOrder: readonly FieldOnPage[] = pageNames.flatMap((page) =>
  pageFields[page].map((field) => ({ field, page })),
);
