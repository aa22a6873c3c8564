import type { GuestTalent, RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { cardLabels } from './card-labels.ts';
import { type GivenMeasure, girthText, heightText, weightText } from './measurement-text.ts';

export interface CardFact {
  readonly label: string;
  /** A single value, or a list that may be shortened. */
  readonly value: string | readonly string[];
  /** Shown only where there is room for everything. */
  readonly spare?: true;
}

export interface CardWork {
  readonly title: string;
  readonly part: string;
  readonly kind: string | null;
  readonly year: number | null;
}

export interface CompCardContent {
  readonly name: string;
  readonly headline: string | null;
  readonly facts: readonly CardFact[];
  /** Languages and skills, which may take more than one line. */
  readonly lists: readonly CardFact[];
  readonly works: readonly CardWork[];
  /** The address of the full profile. */
  readonly address: string;
}

export interface ShareCardContent {
  readonly name: string;
  readonly facts: readonly CardFact[];
}

const shownWorks = 12;
const { facts: labels } = cardLabels;

const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);
const together = (...parts: readonly ({ readonly name: string } | null)[]) =>
  parts.flatMap((part) => (part ? [part.name] : [])).join(', ');

const known = (label: string, value: string | readonly string[] | undefined | null): CardFact[] =>
  value?.length ? [{ label, value }] : [];

const ages = ({ screen_min_age: least, screen_max_age: most }: PlayingAges) => {
  if (least === null || most === null) return undefined;
  return least === most ? `${least}` : `${least}–${most}`;
};
type PlayingAges = Pick<GuestTalent, 'screen_min_age' | 'screen_max_age'>;

type Body = RecruiterTalent['physical_description'];

const girthLabels: Readonly<Record<string, string>> = { Female: labels.bust, Male: labels.chest };
const girthLabel = ({ gender }: RecruiterTalent) => girthLabels[gender?.name ?? ''] ?? labels.bustOrChest;

const bodyFacts = (talent: RecruiterTalent, body: Body): CardFact[] => {
  const given = (value: number | null, unit: number | null): GivenMeasure => ({ value, unit });
  return [
    ...known(labels.height, heightText(given(body.height, body.height_size_type))),
    ...known(labels.weight, weightText(given(body.weight, body.weight_size_type))),
    ...[
      ...known(girthLabel(talent), girthText(given(body.bust_or_chest, body.bust_or_chest_size_type))),
      ...known(labels.waist, girthText(given(body.waist, body.waist_size_type))),
      ...known(labels.hips, girthText(given(body.hips, body.hips_size_type))),
    ].map((girth) => ({ ...girth, spare: true as const })),
  ];
};

/**
 * The content of a comp card. It is made from what recruiters see before unlocking, so it can never contain
 * contact details or the measurements of a minor.
 */
export function toCompCard(talent: RecruiterTalent, address: string): CompCardContent {
  const { physical_description: body } = talent;
  return {
    name: talent.name,
    headline: talent.headline,
    facts: [
      ...known(labels.plays, ages(body)),
      ...known(labels.city, talent.current_residence?.name),
      ...(talent.is_under_18 ? [] : bodyFacts(talent, body)),
      ...known(labels.eyes, body.eye_color?.name),
      ...known(labels.hair, together(body.natural_hair_color, body.hair_type)),
    ],
    lists: [
      ...known(labels.languages, namesOf(talent.languages)),
      ...known(labels.skills, namesOf(talent.skill_and_education.skils)),
    ],
    works: talent.past_work.slice(0, shownWorks).map(({ title, part, project_type, year }) => ({
      title,
      part,
      kind: project_type?.name ?? null,
      year,
    })),
    address,
  };
}

/** The share card: what a guest sees. */
export const toShareCard = (talent: GuestTalent): ShareCardContent => ({
  name: talent.name,
  facts: [
    ...known(labels.plays, ages(talent)),
    ...known(labels.city, talent.current_residence?.name),
    ...known(labels.skills, namesOf(talent.skils).slice(0, 3)),
  ],
});
