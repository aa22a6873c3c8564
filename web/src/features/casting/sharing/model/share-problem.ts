import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';

export interface SharedPerson {
  readonly user_id: number;
  readonly name: string;
  readonly image: string | null;
}

export interface RefusedPerson {
  readonly person: SharedPerson;
  readonly why: string;
}

const placeOf = (field: string) => /^user_id\.(\d+)$/.exec(field)?.[1];

/** Who of those sent the server refused. It names them by their place in the list. */
export const refusedOf = (
  { fields }: Pick<RequestError, 'fields'>,
  sent: readonly SharedPerson[],
): RefusedPerson[] =>
  fields.flatMap(({ field, message }) => {
    const place = placeOf(field);
    const person = place === undefined ? undefined : sent[Number(place)];
    return person ? [{ person, why: message }] : [];
  });

const knownCodes = [
  'NETWORK',
  'RATE_LIMITED',
  'PROFILE_FROZEN',
  'PROJECT_RIGHT_MISSING',
  'NOT_FOUND',
] as const;

export const namesOf = (people: readonly { readonly name: string }[]): string =>
  new Intl.ListFormat('en-IN').format(people.map(({ name }) => name));

const inSentence = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);

/** Partial problems are named: nothing was sent to anyone. */
export function problemText(
  error: RequestError,
  refused: readonly RefusedPerson[],
  t: TFunction<'sharing'>,
): string {
  const [first] = refused;
  if (first) {
    const names = namesOf(refused.map(({ person }) => person));
    return t('errors.people', { count: refused.length, names, why: inSentence(first.why) });
  }
  const [place] = error.fields.filter(({ field }) => field === 'project_id' || field === 'charcter_id');
  if (place) return t('errors.place', { why: place.message });
  return t(`errors.${knownCodes.find((code) => code === error.code) ?? 'other'}`);
}
