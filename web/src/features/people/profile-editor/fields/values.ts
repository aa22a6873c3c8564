import type { BirthParts, PlayingAgeText } from './age-fields.ts';
import type { Entry } from './field-types.ts';
import type { MeasurementText } from './measurement-text.ts';
import type { LinkText } from './social-links.ts';
import type { FeeText } from './usual-fee.ts';

export type GuardianRelation = 'mother' | 'father' | 'legal_guardian';

export interface SpokenLanguage {
  language: number;
  level: number;
}

export interface OngoingProject {
  id?: number | undefined;
  name: string;
}

/** The values of the wizard's controls. API names stay in wizard-fields.ts and read-payload.ts. */
export type WizardValues = {
  firstName: string;
  lastName: string;
  dateOfBirth: BirthParts;
  gender: number | null;
  residence: Entry | null;
  nativeCity: Entry | null;
  nationality: number | null;
  nationalityText: string;
  mobile: string;
  whatsappUpdates: boolean;
  showToRecruiters: boolean;
  headline: string;
  about: string;
  isManaged: boolean;
  managerName: string;
  managerEmail: string;
  managerMobile: string;
  managerGetsMail: boolean;
  managerGetsMessages: boolean;
  guardianName: string;
  guardianRelation: GuardianRelation | null;
  languages: SpokenLanguage[];
  languagesText: string;
  accents: number[];
  accentsText: string;
  looks: number[];
  roles: number[];
  projectTypes: number[];
  workCities: Entry[];
  openToTravel: boolean;
  passportValidUntil: string;
  usualFee: FeeText;
  socialLinks: LinkText[];

  education: number | null;
  actingEducation: number[];
  skills: Entry[];
  hobbies: Entry[];
  theatreYears: string;
  achievements: number[];
  otherAchievements: string;
  ongoingProjects: OngoingProject[];
  priorProject: string;

  playingAge: PlayingAgeText;
  eyeColour: number | null;
  skinTone: number | null;
  hairColour: number | null;
  hairType: number | null;
  bodyType: number | null;
  height: MeasurementText;
  weight: MeasurementText;
  bustOrChest: MeasurementText;
  waist: MeasurementText;
  hips: MeasurementText;
};

export type FieldName = keyof WizardValues;

/** What was typed into a closed list and not chosen yet. The server has nothing of it. */
export const unfinishedTexts = {
  nationalityText: '',
  languagesText: '',
  accentsText: '',
} as const satisfies Partial<WizardValues>;
