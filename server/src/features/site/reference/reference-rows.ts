import { cityRows } from './city-rows.ts';
import { accents } from './data/accents.ts';
import { achievements } from './data/achievements.ts';
import { countries } from './data/countries.ts';
import { hobbies } from './data/hobbies.ts';
import { languages } from './data/languages.ts';
import { looks } from './data/looks.ts';
import { nationalities } from './data/nationalities.ts';
import { projectTypes } from './data/project-types.ts';
import type { ReferenceGroup, ReferenceItem } from './data/reference-item.ts';
import { roles } from './data/roles.ts';
import { actionSkills } from './data/skills-action.ts';
import { craftSkills } from './data/skills-craft.ts';
import { danceSkills } from './data/skills-dance.ts';
import { musicSkills } from './data/skills-music.ts';
import { sportSkills } from './data/skills-sport.ts';
import { stageSkills } from './data/skills-stage.ts';
import { traditionalStageSkills } from './data/skills-traditional-stage.ts';
import { voiceAndPresentingSkills } from './data/skills-voice-and-presenting.ts';

export const skills: readonly ReferenceGroup[] = [
  ...danceSkills,
  ...musicSkills,
  ...actionSkills,
  ...sportSkills,
  ...stageSkills,
  ...voiceAndPresentingSkills,
  ...traditionalStageSkills,
  ...craftSkills,
];

export const socialNetworks: readonly ReferenceItem[] = [
  [1, 'Instagram'],
  [2, 'YouTube'],
  [3, 'Facebook'],
  [4, 'X'],
  [5, 'LinkedIn'],
  [6, 'IMDb'],
  [7, 'Spotify'],
  [8, 'Snapchat'],
  [9, 'Threads'],
  [10, 'Moj'],
  [11, 'ShareChat'],
  [12, 'Vimeo'],
  [13, 'SoundCloud'],
  [14, 'Website'],
];

export const actingEducations: readonly ReferenceItem[] = [
  [1, 'National School of Drama'],
  [2, 'FTII'],
  [3, 'SRFTI'],
  [4, 'Drama degree'],
  [5, 'Drama diploma'],
  [6, 'State drama school'],
  [7, 'Private acting school'],
  [8, 'Acting workshop'],
  [9, 'Theatre group training'],
  [10, 'Drama school abroad'],
  [11, 'One-to-one coaching'],
  [12, 'Online course'],
  [13, 'Self-taught'],
];

export const hairColors: readonly ReferenceItem[] = [
  [1, 'Black'],
  [2, 'Dark brown'],
  [3, 'Medium brown'],
  [4, 'Light brown'],
  [5, 'Chestnut'],
  [6, 'Auburn'],
  [7, 'Red'],
  [8, 'Strawberry blonde'],
  [9, 'Blonde'],
  [10, 'Salt and pepper'],
  [11, 'Grey'],
  [12, 'White'],
];

export const hairTypes: readonly ReferenceItem[] = [
  [1, 'Straight'],
  [2, 'Wavy'],
  [3, 'Curly'],
  [4, 'Coily'],
  [5, 'Locs'],
  [6, 'Braided'],
  [7, 'Buzz cut'],
  [8, 'Shaved'],
  [9, 'Receding'],
  [10, 'Bald'],
];

export const eyeColors: readonly ReferenceItem[] = [
  [1, 'Black'],
  [2, 'Dark brown'],
  [3, 'Light brown'],
  [4, 'Hazel'],
  [5, 'Amber'],
  [6, 'Green'],
  [7, 'Blue'],
  [8, 'Grey'],
  [9, 'Two different colours'],
];

export const bodyTypes: readonly ReferenceItem[] = [
  [1, 'Slim'],
  [2, 'Lean'],
  [3, 'Average'],
  [4, 'Athletic'],
  [5, 'Muscular'],
  [6, 'Curvy'],
  [7, 'Broad'],
  [8, 'Plus size'],
  [9, 'Petite'],
];

export const skinTones: readonly ReferenceItem[] = [
  [1, 'Porcelain'],
  [2, 'Fair'],
  [3, 'Light'],
  [4, 'Wheatish'],
  [5, 'Olive'],
  [6, 'Tan'],
  [7, 'Brown'],
  [8, 'Deep'],
];

export const sizeTypes: readonly (readonly [
  id: number,
  code: string,
  name: string,
  kind: 'length' | 'weight',
])[] = [
  [1, 'cm', 'Centimetres', 'length'],
  [2, 'in', 'Inches', 'length'],
  [3, 'ft', 'Feet and inches', 'length'],
  [4, 'kg', 'Kilograms', 'weight'],
  [5, 'lb', 'Pounds', 'weight'],
];

export const educationLevels: readonly ReferenceItem[] = [
  [1, 'PhD'],
  [2, 'Masters'],
  [3, 'Graduation'],
  [4, '12 th pass'],
  [5, '10 th pass'],
  [6, 'Below matriculation'],
  [7, 'Others'],
];

export const idProofTypes: readonly ReferenceItem[] = [
  [1, 'Aadhaar Card'],
  [2, 'Driving License'],
  [3, 'Pan Card'],
  [4, 'Passport'],
  [5, 'Other'],
];

export const languageLevels: readonly ReferenceItem[] = [
  [1, 'Basic'],
  [2, 'Conversational'],
  [3, 'Fluent'],
  [4, 'Native'],
];

export const genders: readonly ReferenceItem[] = [
  [1, 'Female'],
  [2, 'Male'],
  [3, 'Transgender'],
  [4, 'Non-binary'],
];

const plain = (list: readonly ReferenceItem[]) =>
  list.map(([id, name], position) => ({ id, name, position }));

const grouped = (groups: readonly ReferenceGroup[]) =>
  groups
    .flatMap(({ group, items }) => items.map(([id, name]) => ({ id, name, grouping: group })))
    .map((row, position) => ({ ...row, position }));

/** The rows of every reference table, in insert order. */
export const referenceRows = {
  education_level: plain(educationLevels),
  id_proof_type: plain(idProofTypes),
  gender: plain(genders),
  language_level: plain(languageLevels),
  project_type: plain(projectTypes),
  look: plain(looks),
  hair_color: plain(hairColors),
  hair_type: plain(hairTypes),
  eye_color: plain(eyeColors),
  skin_tone: plain(skinTones),
  body_type: plain(bodyTypes),
  performer_role: plain(roles),
  social_network: plain(socialNetworks),
  acting_education: plain(actingEducations),
  achievement: plain(achievements),
  accent: grouped(accents),
  skill: grouped(skills),
  hobby: grouped(hobbies),
  country: countries.map(([id, name, iso_code], position) => ({ id, name, iso_code, position })),
  city: cityRows,
  nationality: nationalities.map(([id, name, country_id], position) => ({ id, name, country_id, position })),
  language: languages.map(([id, name, native_name, iso_code], position) => ({
    id,
    name,
    native_name,
    iso_code,
    position,
  })),
  size_type: sizeTypes.map(([id, code, name, kind], position) => ({ id, code, name, kind, position })),
} as const;
