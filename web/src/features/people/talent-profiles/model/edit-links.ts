import type { wizardPages } from '@callboard/contract/people/profile-editor/publishing-needs';
import { paths } from '../../../../shared/lib/paths.ts';

/** The pages of the wizard, held to the contract by the compiler: its schemas would weigh more than this page. */
const pages: typeof wizardPages = { about: 1, media: 2, body: 3, skills: 4, work: 5, review: 6 };

export const editedParts = ['about', 'media', 'body', 'skills', 'work'] as const;
export type EditedPart = (typeof editedParts)[number];

/** Where a part of the profile is changed. */
export const editLink = (part: EditedPart): string => paths.editTalentProfile(pages[part]);
