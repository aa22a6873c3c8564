import type { JobAddress } from '@callboard/contract/casting/job-search';
import { type AuditionKind, auditionKinds } from '@callboard/contract/casting/job-values';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { referenceRows } from '../../site/reference/index.ts';

type Means =
  | { readonly city: number }
  | { readonly type: number }
  | { readonly gender: number }
  | { readonly kind: AuditionKind }
  | { readonly remote: true };

/** Brackets and what is in them are left out: Microdrama (vertical series). */
const slugOf = (name: string) =>
  name
    .replace(/\(.*\)/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const kindSlugs: Readonly<Record<AuditionKind, string>> = {
  in_person: 'in-person',
  self_tape: 'self-tape',
  virtual: 'virtual',
  open_call: 'open-call',
};

/** What people also write. They are taken to the address as it is written here. */
const aliases: Readonly<Record<string, string>> = {
  ad: 'commercial',
  ads: 'commercial',
  advert: 'commercial',
  commercials: 'commercial',
  film: 'feature-film',
  films: 'feature-film',
  movie: 'feature-film',
  movies: 'feature-film',
  'feature-films': 'feature-film',
  tv: 'television-serial',
  serial: 'television-serial',
  'tv-serial': 'television-serial',
  webseries: 'web-series',
  'music-videos': 'music-video',
  'short-films': 'short-film',
  theater: 'theatre',
  voiceover: 'voice-over',
  modelling: 'print-shoot',
  women: 'female',
  woman: 'female',
  men: 'male',
  man: 'male',
  selftape: 'self-tape',
  online: 'virtual',
  bombay: 'mumbai',
  bangalore: 'bengaluru',
  calcutta: 'kolkata',
  madras: 'chennai',
  'new-delhi': 'delhi',
  'work-from-home': 'remote',
};

/** Of cities with one name, the first on the list is meant. */
const known = new Map<string, Means>();
const know = (slug: string, means: Means) => {
  if (slug !== '' && !known.has(slug)) known.set(slug, means);
};
know('remote', { remote: true });
for (const { id, name } of referenceRows.project_type) know(slugOf(name), { type: id });
for (const { id, name } of referenceRows.gender) know(slugOf(name), { gender: id });
for (const kind of auditionKinds) know(kindSlugs[kind], { kind });
for (const { id, name } of referenceRows.city) know(slugOf(name), { city: id });

const slugs = new Map([...known].map(([slug, means]) => [JSON.stringify(means), slug]));
const mostWords = 4;

const find = (slug: string): Means | undefined => known.get(aliases[slug] ?? slug);

/** All words have a meaning, the longest first: "web-series" before "web". Undefined where one has none. */
function meaningsOf(words: readonly string[]): Means[] | undefined {
  if (words.length === 0) return [];
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    const means = find(words.slice(0, length).join('-'));
    const rest = means && meaningsOf(words.slice(length));
    if (means && rest) return [means, ...rest];
  }
  return undefined;
}

const mostParts = 12;
const nameOf = (rows: readonly { readonly id: number; readonly name: string }[], id: number | undefined) => {
  const row = rows.find((one) => one.id === id);
  return row ? { id: row.id, name: row.name } : null;
};

/** What a readable address means. It says each thing once; the order is ours. */
export function readAddress(address: string): JobAddress {
  const words = address.toLowerCase().split('-');
  const meanings = words.length > mostParts || words.includes('') ? undefined : meaningsOf(words);
  const said: { city?: number; type?: number; gender?: number; kind?: AuditionKind; remote?: true } = {};
  for (const means of meanings ?? []) {
    const isRepeated = Object.keys(means).some((key) => key in said);
    if (isRepeated) throw new ProblemError('NOT_FOUND');
    Object.assign(said, means);
  }
  if (!meanings || meanings.length === 0) throw new ProblemError('NOT_FOUND');
  const { city, type, gender, kind, remote } = said;
  const parts: Means[] = [
    ...(remote ? [{ remote }] : []),
    ...(city === undefined ? [] : [{ city }]),
    ...(type === undefined ? [] : [{ type }]),
    ...(gender === undefined ? [] : [{ gender }]),
    ...(kind === undefined ? [] : [{ kind }]),
  ];
  return {
    searchParam: parts.map((part) => slugs.get(JSON.stringify(part)) ?? '').join('-'),
    city: nameOf(referenceRows.city, city),
    project_type: nameOf(referenceRows.project_type, type),
    gender: nameOf(referenceRows.gender, gender),
    audition_kind: kind ?? null,
    remote: remote === true,
  };
}
