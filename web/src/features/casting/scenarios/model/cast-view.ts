import {
  type CountedFee,
  countFee,
  overBudget,
  type Total,
  totalOf,
} from '@callboard/contract/casting/scenario-counting';
import type {
  Scenario,
  ScenarioCharacter,
  ScenarioPage,
  ScenarioPerson,
} from '@callboard/contract/casting/scenarios';
import { type Lost, lostDays } from './lost-days.ts';

/** Who is chosen for one character of a scenario, with what it costs and which days are lost. */
export interface Choice {
  readonly person: ScenarioPerson;
  readonly fee: CountedFee | null;
  /** Null where the reader does not know their calendar, or there are no dates. */
  readonly lost: Lost | null;
  /** What stands between them and the part. Undefined for those nobody considered for this character. */
  readonly status: string | undefined;
}

export interface Part {
  readonly character: ScenarioCharacter;
  readonly choice: Choice | undefined;
  /** Of the first scenario. */
  readonly base: Choice | undefined;
  readonly differs: boolean;
  /** Signed, against the first scenario. Null where one of the two fees is not known. */
  readonly difference: number | null;
}

export interface CastView {
  readonly scenario: Scenario;
  /** A, B, C… by its place. */
  readonly letter: string;
  readonly parts: readonly Part[];
  readonly total: Total;
  /** Over the budget where it is positive, null without a budget. */
  readonly over: number | null;
}

export const letterOf = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);

export function choiceOf(character: ScenarioCharacter, person: ScenarioPerson): Choice {
  const status = character.candidates.find(({ user_id }) => user_id === person.user_id)?.status;
  // Who is cast for it is away for this very work.
  const away = status === 'cast' && person.away ? [] : person.away;
  return {
    person,
    fee: countFee(character, person.usual_fee),
    lost: lostDays(away, character.starts_on, character.ends_on),
    status,
  };
}

const feeOf = (choice: Choice | undefined): number | null =>
  choice === undefined ? 0 : (choice.fee?.paise ?? null);

function partOf(character: ScenarioCharacter, choice: Choice | undefined, base: Choice | undefined): Part {
  const [fee, baseFee] = [feeOf(choice), feeOf(base)];
  return {
    character,
    choice,
    base,
    differs: choice?.person.user_id !== base?.person.user_id,
    difference: fee === null || baseFee === null ? null : fee - baseFee,
  };
}

type Page = Pick<ScenarioPage, 'characters' | 'people' | 'scenarios' | 'cast_budget_paise'>;

/** Every scenario against the first one. Totals are sums of the fees that are shown, and of nothing else. */
export function viewCasts({ characters, people, scenarios, cast_budget_paise }: Page): CastView[] {
  const person = new Map(people.map((one) => [one.user_id, one]));
  const choicesOf = (scenario: Scenario) => {
    const chosen = new Map(scenario.choices.map(({ character_id, user_id }) => [character_id, user_id]));
    return characters.map((character) => {
      const who = person.get(chosen.get(character.id) ?? 0);
      return who && choiceOf(character, who);
    });
  };
  const all = scenarios.map(choicesOf);
  const first = all[0] ?? [];
  return scenarios.map((scenario, place) => {
    const choices = all[place] ?? [];
    const parts = characters.map((character, at) => partOf(character, choices[at], first[at]));
    const total = totalOf(choices.flatMap((choice) => (choice ? [choice.fee] : [])));
    return { scenario, letter: letterOf(place), parts, total, over: overBudget(total, cast_budget_paise) };
  });
}

/** Who can be chosen for a character: those considered for it, furthest first, then the others of the project. */
export function choosable(
  character: ScenarioCharacter,
  people: readonly ScenarioPerson[],
): { readonly considered: Choice[]; readonly others: Choice[] } {
  const place = new Map(character.candidates.map(({ user_id }, at) => [user_id, at]));
  const isConsidered = ({ user_id }: ScenarioPerson) => place.has(user_id);
  const at = ({ person }: Choice) => place.get(person.user_id) ?? 0;
  return {
    considered: people
      .filter(isConsidered)
      .map((person) => choiceOf(character, person))
      .toSorted((one, other) => at(one) - at(other)),
    others: people
      .filter((person) => !isConsidered(person))
      .map((person) => choiceOf(character, person))
      .toSorted((one, other) => one.person.name.localeCompare(other.person.name)),
  };
}
