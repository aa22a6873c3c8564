import { daysTogether, feeTogether, type LineUpDay } from '@callboard/contract/casting/line-up-facts';
import type { LineUpPerson, LineUpWing, Pairing } from '@callboard/contract/casting/line-ups';
import { candidateStages } from '@callboard/contract/casting/project-values';
import type { TalentFace } from '@callboard/contract/casting/talent-face';
import { displayName } from '../../people/person-summaries/index.ts';
import type { Considered } from './line-up.policy.ts';
import type { PairingRow } from './pairings.queries.ts';
import type { StandingRow } from './standing.queries.ts';

/** What is known of one person, as the reader may know it. */
export interface Known {
  readonly facts: StandingRow;
  readonly face: TalentFace;
  readonly place: Considered | undefined;
  readonly days: readonly LineUpDay[] | null;
  readonly seesFee: boolean;
}

const toPlace = (place: Considered | undefined) => ({
  character: place ? { id: place.character_id, name: place.character } : null,
  stage: place ? (candidateStages[place.rank - 1] ?? null) : null,
});

export const toWing = (known: Known): LineUpWing => ({ ...known.face, ...toPlace(known.place) });

const toCm = (millimetres: number | null | undefined) => (millimetres ? millimetres / 10 : null);

/** Nobody reads measurements of a minor, and nothing of a profile that does not open for them. */
const maySeeBody = ({ facts }: Known) => facts.is_of_age && facts.is_visible;
const heightOf = (known: Known) => (maySeeBody(known) ? toCm(known.facts.body?.height) : null);
const feeOf = ({ facts, seesFee }: Known) => (seesFee && facts.is_visible ? facts.usual_fee : null);

export const toPerson = (known: Known): LineUpPerson => {
  const { facts, place, days } = known;
  return {
    ...known.face,
    ...toPlace(place),
    public_name: displayName(facts),
    is_under_18: !facts.is_of_age,
    height_cm: heightOf(known),
    build: maySeeBody(known)
      ? {
          chest_cm: toCm(facts.body?.chest),
          waist_cm: toCm(facts.body?.waist),
          hips_cm: toCm(facts.body?.hips),
        }
      : null,
    languages: facts.is_visible ? [...facts.languages] : [],
    usual_fee: feeOf(known),
    days: days && [...days],
    // The gallery does not say yet which photo shows someone from head to toe.
    full_length: null,
  };
};

/** Those of it who are still here. */
export function toPairing(row: PairingRow, people: ReadonlyMap<number, Known>): Pairing {
  const known = row.talent_ids.flatMap((id) => people.get(id) ?? []);
  return {
    id: row.id,
    name: row.name,
    note: row.note,
    revision: row.revision,
    people: known.map((one) => {
      const { user_id, name, image, screen_min_age, screen_max_age } = one.face;
      return { user_id, name, image, screen_min_age, screen_max_age, height_cm: heightOf(one) };
    }),
    days: daysTogether(known.map(({ days }) => days)),
    rupees_a_day: feeTogether(known.map(feeOf)),
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    likes: [...row.likes],
  };
}
