import type { City, MasterData } from '@callboard/contract/site/reference';
import { languageAliases } from './data/language-aliases.ts';
import { nationalityAliases } from './data/nationality-aliases.ts';
import type { readEveryList } from './reference.queries.ts';

const youngest = 10;
const oldest = 95;
const step = 5;

export const ageOptions: readonly number[] = Array.from(
  { length: (oldest - youngest) / step + 1 },
  (_, index) => youngest + index * step,
);

interface GroupedRow {
  readonly id: number;
  readonly name: string;
  readonly grouping: string;
}

export const toGroupedItem = ({ id, name, grouping }: GroupedRow) => ({ id, name, group: grouping });

export const toCity = ({ id, name, name_hi, state, country_id }: City): City => ({
  id,
  name,
  name_hi,
  state,
  country_id,
});

type Lists = Awaited<ReturnType<typeof readEveryList>>;

export const toMasterData = (lists: Lists): MasterData => ({
  education_levels: lists.educationLevels,
  id_proof_types: lists.idProofTypes,
  age_options: [...ageOptions],
  genders: lists.genders,
  countries: lists.countries,
  cities: lists.cities,
  languages: lists.languages.map((language) => ({
    ...language,
    other_names: [...(languageAliases[language.name] ?? [])],
  })),
  language_levels: lists.languageLevels,
  accents: lists.accents.map(toGroupedItem),
  skills: lists.skills.map(toGroupedItem),
  hobbies: lists.hobbies.map(toGroupedItem),
  project_types: lists.projectTypes,
  looks: lists.looks,
  hair_colors: lists.hairColors,
  hair_types: lists.hairTypes,
  eye_colors: lists.eyeColors,
  skin_tones: lists.skinTones,
  body_types: lists.bodyTypes,
  nationalities: lists.nationalities.map((nationality) => ({
    ...nationality,
    other_names: [...(nationalityAliases[nationality.name] ?? [])],
  })),
  roles: lists.roles,
  size_types: lists.sizeTypes.map(({ kind, ...rest }) => ({
    ...rest,
    kind: kind === 'weight' ? 'weight' : 'length',
  })),
  social_networks: lists.socialNetworks,
  acting_educations: lists.actingEducations,
  achievements: lists.achievements,
});
