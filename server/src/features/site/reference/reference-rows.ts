import { accents } from './data/accents.ts';
import { achievements } from './data/achievements.ts';
import { actingEducations } from './data/acting-educations.ts';
import { bodyTypes } from './data/body-types.ts';
import { citiesAbroad } from './data/cities-abroad.ts';
import { citiesIndia } from './data/cities-india.ts';
import { countries } from './data/countries.ts';
import { educationLevels } from './data/education-levels.ts';
import { eyeColors } from './data/eye-colors.ts';
import { genders } from './data/genders.ts';
import { hairColors } from './data/hair-colors.ts';
import { hairTypes } from './data/hair-types.ts';
import { hobbies } from './data/hobbies.ts';
import { idProofTypes } from './data/id-proof-types.ts';
import { languageLevels } from './data/language-levels.ts';
import { languages } from './data/languages.ts';
import { looks } from './data/looks.ts';
import { nationalities } from './data/nationalities.ts';
import { projectTypes } from './data/project-types.ts';
import type { ReferenceGroup, ReferenceItem } from './data/reference-item.ts';
import { roles } from './data/roles.ts';
import { sizeTypes } from './data/size-types.ts';
import { skills } from './data/skills.ts';
import { skinTones } from './data/skin-tones.ts';
import { socialNetworks } from './data/social-networks.ts';

const plain = (list: readonly ReferenceItem[]) =>
  list.map(([id, name], position) => ({ id, name, position }));

const grouped = (groups: readonly ReferenceGroup[]) =>
  groups
    .flatMap(({ group, items }) => items.map(([id, name]) => ({ id, name, grouping: group })))
    .map((row, position) => ({ ...row, position }));

/** The rows of every reference table, in an order in which they can be written. */
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
  city: [...citiesIndia, ...citiesAbroad].map(([id, name, country_id, state], position) => ({
    id,
    name,
    country_id,
    state,
    position,
  })),
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
