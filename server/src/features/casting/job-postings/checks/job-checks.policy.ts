import { checkEffects, type JobCheck } from '@callboard/contract/casting/job-values';
import { adultDisclosures } from '@callboard/contract/casting/project-values';
import { adultAge } from '@callboard/contract/people/ages';
import type { JobFields } from '../job-fields.policy.ts';
import { findContact } from './contact-in-text.policy.ts';
import { findMoneyAsked } from './money-asked.policy.ts';
import { type ProjectText, type RoleText, shownTexts } from './shown-texts.policy.ts';

export interface Finding {
  readonly check: JobCheck;
  /** Null where it is about more than one. */
  readonly field: string | null;
  readonly evidence: Readonly<Record<string, string | number>>;
}

export interface RoleFacts extends RoleText {
  readonly fee_paise: number | null;
  readonly playing_age_min: number | null;
}

/** What is known besides the text of the job. */
export interface CheckFacts {
  /** Its characters. Empty where the job is the role itself. */
  readonly roles: readonly RoleFacts[];
  /** What the job itself pays per day. Null where it does not say. */
  readonly per_day_paise: number | null;
  /** What open jobs of this type pay per day. Null where too few can be compared. */
  readonly usual: {
    readonly compared: number;
    readonly low_paise: number;
    readonly median_paise: number;
    readonly high_paise: number;
  } | null;
  /** The job of somebody else whose text is the most alike. */
  readonly alike: {
    readonly title: string;
    readonly public_id: string;
    readonly same_percent: number;
  } | null;
  /** What its project says that everyone reads with the job. Null where it is of none. */
  readonly project: ProjectText | null;
  readonly poster: { readonly account_days: number; readonly shares_phone_with_gone: boolean };
}

/** Jobs that can be compared before a fee is called unusual. */
export const fewestCompared = 8;
const newAccountDays = 7;
const farFromUsual = 4;

const findInTexts = (fields: JobFields, { roles, project }: CheckFacts): Finding[] =>
  shownTexts(fields, roles, project).flatMap(({ field, text, where }) => {
    const [money, contact] = [findMoneyAsked(text), findContact(text)];
    const place = where === undefined ? {} : { where };
    return [
      ...(money === undefined
        ? []
        : [{ check: 'money_asked', field, evidence: { words: money, ...place } } as const]),
      ...(contact ? [{ check: 'contact_in_text', field, evidence: { ...contact, ...place } } as const] : []),
    ];
  });

const checkFee = (fields: JobFields, { roles, usual, per_day_paise: perDay }: CheckFacts): Finding[] => {
  if (fields.is_unpaid) return [];
  if (perDay === null) {
    const isSaidByRoles = roles.length > 0 && roles.every(({ fee_paise }) => fee_paise !== null);
    return isSaidByRoles ? [] : [{ check: 'fee_missing', field: 'fee_paise', evidence: {} }];
  }
  if (!usual || usual.compared < fewestCompared) return [];
  const { compared, low_paise, median_paise, high_paise } = usual;
  const isFar = perDay * farFromUsual < median_paise || perDay > median_paise * farFromUsual;
  if (!isFar || (perDay >= low_paise && perDay <= high_paise)) return [];
  const evidence = {
    per_day_paise: perDay,
    usual_from_paise: low_paise,
    usual_to_paise: high_paise,
    compared,
  };
  return [{ check: 'fee_unusual', field: 'fee_paise', evidence }];
};

const adultKinds = (disclosures: readonly { readonly kind: string }[]) =>
  disclosures.map(({ kind }) => kind).filter((kind) => adultDisclosures.some((adult) => adult === kind));

const checkMinors = (fields: JobFields, { roles, project }: CheckFacts): Finding[] => {
  const own = { name: fields.title, playing_age_min: fields.playing_age_min, disclosures: [] };
  const asked = adultKinds([...fields.disclosures, ...(project?.disclosures ?? [])]);
  const [young] = (roles.length > 0 ? roles : [own]).flatMap(
    ({ name, playing_age_min: age, disclosures }) => {
      const scenes = [...new Set([...asked, ...adultKinds(disclosures)])];
      return age !== null && age < adultAge && scenes.length > 0
        ? [{ role: name, from_age: age, scenes: scenes.join(', ') }]
        : [];
    },
  );
  return young ? [{ check: 'minors_in_comfort_scenes', field: 'disclosures', evidence: young }] : [];
};

const checkPoster = ({ poster }: CheckFacts): Finding[] => [
  ...(poster.account_days < newAccountDays
    ? [{ check: 'new_account', field: null, evidence: { days: poster.account_days } } as const]
    : []),
  ...(poster.shares_phone_with_gone
    ? [{ check: 'phone_of_closed_account', field: null, evidence: {} } as const]
    : []),
];

/** Everything that is noticed about a job. */
export const findingsOf = (fields: JobFields, facts: CheckFacts): Finding[] => [
  ...findInTexts(fields, facts),
  ...checkFee(fields, facts),
  ...checkMinors(fields, facts),
  ...(facts.alike
    ? [
        {
          check: 'copied_text',
          field: 'description',
          evidence: {
            job: facts.alike.title,
            jobUniqueId: facts.alike.public_id,
            same_percent: facts.alike.same_percent,
          },
        } as const,
      ]
    : []),
  ...checkPoster(facts),
];

const nameOf = ({ check, field, evidence }: Finding) =>
  JSON.stringify([
    check,
    field,
    Object.entries(evidence).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);

export const isBlocking = ({ check }: Pick<Finding, 'check'>): boolean => checkEffects[check].blocks;

export const areSame = (before: readonly Finding[], after: readonly Finding[]): boolean =>
  JSON.stringify(before.map(nameOf).toSorted()) === JSON.stringify(after.map(nameOf).toSorted());

/** Whether it has a blocking finding that nobody has read yet. */
export const hasNewBlocking = (before: readonly Finding[], after: readonly Finding[]): boolean => {
  const known = new Set(before.map(nameOf));
  return after.some((finding) => isBlocking(finding) && !known.has(nameOf(finding)));
};
