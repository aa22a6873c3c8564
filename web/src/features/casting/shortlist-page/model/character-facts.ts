import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { formatUsualFee } from '../../../../shared/lib/format/usual-fee.ts';
import type { Card } from '../api.ts';

type Wanted = Pick<
  CharacterDetail,
  | 'playing_age_min'
  | 'playing_age_max'
  | 'height_min_mm'
  | 'height_max_mm'
  | 'languages'
  | 'fee_paise'
  | 'fee_per'
>;

/** What is known of someone, and what the character wants instead, if they differ. */
interface KnownFact {
  readonly value: string;
  readonly wanted?: string;
}

export interface RowFact extends KnownFact {
  readonly key: 'height' | 'speaks' | 'fee';
}

interface Words {
  readonly page: TFunction<'shortlistPage'>;
  readonly card: TFunction<'talentCard'>;
}

type Range = readonly [number | null, number | null];

/** Half open ranges say from or up to. */
function rangeText([from, to]: Range, page: Words['page'], write: (text: string) => string): string {
  if (from !== null && to !== null) return write(formatPlayingAge({ min: from, max: to }));
  return from === null
    ? page('row.wantedTo', { to: write(String(to)) })
    : page('row.wantedFrom', { from: write(String(from)) });
}

const overlap = ([from, to]: Range, [low, high]: Range): boolean =>
  (to === null || low === null || low <= to) && (from === null || high === null || high >= from);

const isOpen = ([from, to]: Range): boolean => from === null && to === null;

export function playsFact(
  { talent }: Card,
  wanted: Wanted,
  { page }: Pick<Words, 'page'>,
): KnownFact | undefined {
  const { screen_min_age, screen_max_age } = talent;
  const plays = [screen_min_age ?? screen_max_age, screen_max_age ?? screen_min_age] as const;
  if (plays[0] === null || plays[1] === null) return undefined;
  const asked = [wanted.playing_age_min, wanted.playing_age_max] as const;
  return {
    value: page('row.plays', { age: formatPlayingAge({ min: plays[0], max: plays[1] }) }),
    ...(!isOpen(asked) && !overlap(asked, plays) && { wanted: rangeText(asked, page, (text) => text) }),
  };
}

const toCm = (mm: number | null) => (mm === null ? null : Math.round(mm / 10));

function heightFact({ talent: { height_cm: cm } }: Card, wanted: Wanted, { page }: Words): RowFact[] {
  if (cm === null) return [];
  const asked = [toCm(wanted.height_min_mm), toCm(wanted.height_max_mm)] as const;
  return [
    {
      key: 'height',
      value: page('row.heightCm', { cm }),
      ...(!isOpen(asked) &&
        !overlap(asked, [cm, cm]) && {
          wanted: rangeText(asked, page, (text) => page('row.heightCm', { cm: text })),
        }),
    },
  ];
}

/** Those the character speaks come first. */
function speaksFact({ talent: { languages } }: Card, wanted: Wanted): RowFact[] {
  const asked = wanted.languages.map(({ name }) => name);
  const missing = asked.filter((name) => !languages.includes(name));
  const sorted = [
    ...languages.filter((name) => asked.includes(name)),
    ...languages.filter((name) => !asked.includes(name)),
  ];
  if (sorted.length === 0) return [];
  return [
    {
      key: 'speaks',
      value: sorted.slice(0, Math.max(3, asked.length)).join(', '),
      ...(missing.length > 0 && { wanted: missing.join(', ') }),
    },
  ];
}

/** Fees of different units cannot be told apart. */
function feeFact({ talent: { usual_fee: fee } }: Card, wanted: Wanted, { card }: Words): RowFact[] {
  if (fee === null) return [];
  const { fee_paise: most, fee_per: per } = wanted;
  const isMore = most !== null && per === fee.per && fee.rupees * 100 > most;
  return [{ key: 'fee', value: formatUsualFee(fee, card), ...(isMore && { wanted: formatRupees(most) }) }];
}

export const rowFacts = (card: Card, wanted: Wanted, words: Words): readonly RowFact[] => [
  ...heightFact(card, wanted, words),
  ...speaksFact(card, wanted),
  ...feeFact(card, wanted, words),
];
