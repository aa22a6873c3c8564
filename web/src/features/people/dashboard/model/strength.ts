import type { StrengthPart, TalentDashboard } from '@callboard/contract/people/dashboard';
import { wizardPages } from '@callboard/contract/people/profile-editor/publishing-needs';
import type { ProfileSection } from '../../../../shared/lib/paths.ts';

/** The wizard page where each part is filled in. */
export const pageOfPart: Record<StrengthPart, number> = {
  basics: wizardPages.about,
  cover: wizardPages.media,
  photos: wizardPages.media,
  video: wizardPages.media,
  measures: wizardPages.body,
  languages: wizardPages.skills,
  skills: wizardPages.skills,
  past_work: wizardPages.work,
  about: wizardPages.work,
  identity: wizardPages.review,
};

/** The section of the profile where each part is filled in. */
export const sectionOfPart: Record<StrengthPart, ProfileSection> = {
  basics: 'about',
  cover: 'photos',
  photos: 'photos',
  video: 'photos',
  measures: 'body',
  languages: 'skills',
  skills: 'skills',
  past_work: 'work',
  about: 'story',
  identity: 'identity',
};

type Strength = TalentDashboard['strength'];

/** How complete each wizard page is, from 0 to 1. */
export function completenessByPage({ parts }: Strength): number[] {
  const pages = Object.values(wizardPages).filter((page) => page !== wizardPages.review);
  return pages.map((page) => {
    const partsOnPage = parts.filter(({ part }) => pageOfPart[part] === page);
    const of = partsOnPage.reduce((sum, part) => sum + part.of, 0);
    return of === 0 ? 1 : partsOnPage.reduce((sum, part) => sum + part.percent, 0) / of;
  });
}

/** How many percent the next step adds. */
export const gainOf = ({ parts }: Strength, next: StrengthPart): number => {
  const part = parts.find((one) => one.part === next);
  return part ? part.of - part.percent : 0;
};
