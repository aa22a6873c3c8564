import type {
  Scenario,
  ScenarioCharacter,
  ScenarioPage,
  ScenarioPerson,
} from '@callboard/contract/casting/scenarios';

export const aPerson = (user_id: number, changes: Partial<ScenarioPerson> = {}): ScenarioPerson => ({
  user_id,
  userUniqueId: `person-${user_id}`,
  name: `Person ${user_id}`,
  image: null,
  placeholder: null,
  current_residence: 'Mumbai',
  screen_min_age: 24,
  screen_max_age: 32,
  isRecruiterUnlocked: true,
  is_visible: true,
  height_cm: 170,
  usual_fee: null,
  away: [],
  ...changes,
});

export const aCharacter = (id: number, changes: Partial<ScenarioCharacter> = {}): ScenarioCharacter => ({
  id,
  name: `Character ${id}`,
  status: 'casting',
  weight: 'supporting',
  playing_age_min: null,
  playing_age_max: null,
  fee_paise: 1_000_000,
  fee_per: 'day',
  work_days: 10,
  starts_on: '2027-01-12',
  ends_on: '2027-01-31',
  candidates: [],
  ...changes,
});

export const aScenario = (
  id: number,
  choices: readonly (readonly [characterId: number, userId: number])[],
  changes: Partial<Scenario> = {},
): Scenario => ({
  id,
  name: `Scenario ${id}`,
  revision: 0,
  created_by: { user_id: 1, name: 'Priyanka Hegde' },
  created_at: '2026-11-18T09:00:00.000Z',
  chosen: null,
  choices: choices.map(([character_id, user_id]) => ({ character_id, user_id })),
  comments: [],
  likes: [],
  ...changes,
});

export const aPage = (changes: Partial<ScenarioPage> = {}): ScenarioPage => ({
  project_id: 7,
  title: 'Monsoon Line',
  status: 'open',
  role: 'owner',
  starts_on: '2027-01-12',
  ends_on: '2027-03-20',
  cast_budget_paise: null,
  characters: [],
  people: [],
  scenarios: [],
  ...changes,
});
