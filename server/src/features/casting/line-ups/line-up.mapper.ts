import { daysTogether, feeTogether, type LineUpDay } from '@callboard/contract/casting/line-up-facts';
import type { LineUpPerson, LineUpWing, Pairing } from '@callboard/contract/casting/line-ups';
import type { TalentFace } from '@callboard/contract/casting/talent-face';
import { displayName, fullNameOf } from '../../people/person-summaries/index.ts';
import type { StandingFactsRow } from '../../people/talent-profiles/index.ts';
import { type Considered, stageOf } from './line-up.policy.ts';
import type { PairingRow } from './pairings.queries.ts';

export type PhotoUrl = (key: string) => Promise<string>;

/** What is known of one person, as the reader may know it. */
export interface Known {
  readonly facts: StandingFactsRow;
  readonly place: Considered | undefined;
  readonly days: readonly LineUpDay[] | null;
  readonly image: string | null;
  readonly seesFee: boolean;
}

const toFace = ({ facts, image }: Known): TalentFace => ({
  user_id: facts.talent_id,
  userUniqueId: facts.public_id,
  name: fullNameOf(facts),
  image,
  placeholder: facts.cover?.placeholder ?? null,
  current_residence: facts.city,
  screen_min_age: facts.playing_age_min,
  screen_max_age: facts.playing_age_max,
  isRecruiterUnlocked: facts.is_unlocked,
  is_visible: facts.is_visible,
});

const toPlace = (place: Considered | undefined) => ({
  character: place ? { id: place.character_id, name: place.character } : null,
  stage: stageOf(place),
});

export const toWing = (known: Known): LineUpWing => ({ ...toFace(known), ...toPlace(known.place) });

const toCm = (millimetres: number | null) => (millimetres === null ? null : millimetres / 10);

/** Nobody reads measurements of a minor, and nothing of a profile that does not open for them. */
const maySeeBody = ({ facts }: Known) => facts.is_adult && facts.is_visible;
const heightOf = (known: Known) => (maySeeBody(known) ? toCm(known.facts.height_mm) : null);
const feeOf = ({ facts, seesFee }: Known) => (seesFee && facts.is_visible ? facts.usual_fee : null);

export const toPerson = (known: Known): LineUpPerson => {
  const { facts, place, days } = known;
  return {
    ...toFace(known),
    ...toPlace(place),
    public_name: displayName(facts),
    is_under_18: !facts.is_adult,
    height_cm: heightOf(known),
    build: maySeeBody(known)
      ? {
          chest_cm: toCm(facts.bust_or_chest_mm),
          waist_cm: toCm(facts.waist_mm),
          hips_cm: toCm(facts.hips_mm),
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
      const { user_id, name, image, screen_min_age, screen_max_age } = toFace(one);
      return { user_id, name, image, screen_min_age, screen_max_age, height_cm: heightOf(one) };
    }),
    days: daysTogether(known.map(({ days }) => days)),
    rupees_a_day: feeTogether(known.map(feeOf)),
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    likes: [...row.likes],
  };
}
