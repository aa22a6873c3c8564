import { describe, expect, it } from 'vitest';
import { breakdownCast, breakdownLists, type CastMember } from '../../../../../test/breakdown-cast.ts';
import type { CharacterDraft } from './breakdown.ts';
import { readBreakdown } from './read-breakdown.ts';

const idOf = (list: readonly { id: number; name: string }[], name: string | null) =>
  list.find((item) => item.name === name)?.id ?? null;

const genderWord = ({ gender }: CastMember) => gender ?? 'Any';
const letter = ({ gender }: CastMember) =>
  gender === null ? 'M/F' : gender === 'Transgender' ? 'Transgender' : gender.charAt(0);
const count = ({ wanted }: CastMember) => (wanted === 1 ? '' : ` x${wanted}`);

interface Layout {
  readonly write: (cast: readonly CastMember[]) => string;
  readonly hasFee: boolean;
  readonly hasLanguages: boolean;
}

const rows = (cast: readonly CastMember[]) =>
  cast.map((one) => [
    one.name,
    genderWord(one),
    `${one.ages[0]} - ${one.ages[1]} yrs`,
    one.languages.join(', '),
    String(one.wanted),
    one.feePerDay?.toLocaleString('en-IN') ?? '',
    one.note,
  ]);
const headings = ['Character', 'Gender', 'Age group', 'Language', 'Qty', 'Budget/day', 'Remarks'];

const layouts: Readonly<Record<string, Layout>> = {
  'a numbered list': {
    hasFee: false,
    hasLanguages: true,
    write: (cast) =>
      cast
        .map((one, at) => {
          const [from, to] = one.ages;
          const name = one.name.toUpperCase();
          return `${at + 1}. ${name}${count(one)} (${letter(one)}, ${from}–${to}) – ${one.note}. ${one.languages.join('/')}`;
        })
        .join('\n'),
  },
  'blocks with labels': {
    hasFee: true,
    hasLanguages: true,
    write: (cast) =>
      cast
        .map((one) =>
          [
            `Character: ${one.name}`,
            `Gender: ${genderWord(one)}`,
            `Age: ${one.ages[0]} to ${one.ages[1]}`,
            `Languages: ${one.languages.join(', ')}`,
            `Required: ${one.wanted} nos`,
            `Budget: ₹${one.feePerDay} per day`,
            `Note: ${one.note}`,
          ].join('\r\n'),
        )
        .join('\r\n\r\n'),
  },
  'a table from a spreadsheet': {
    hasFee: true,
    hasLanguages: true,
    write: (cast) => [headings, ...rows(cast)].map((row) => row.join('\t')).join('\n'),
  },
  'a markdown table': {
    hasFee: true,
    hasLanguages: true,
    write: (cast) =>
      [headings, headings.map(() => '---'), ...rows(cast)].map((row) => `| ${row.join(' | ')} |`).join('\n'),
  },
  'aligned columns': {
    hasFee: true,
    hasLanguages: true,
    write: (cast) =>
      [headings, ...rows(cast)]
        .map((row) =>
          row
            .map((cell) => cell.padEnd(26))
            .join('')
            .trimEnd(),
        )
        .join('\n'),
  },
  'chat messages': {
    hasFee: true,
    hasLanguages: true,
    write: (cast) =>
      cast
        .map((one) =>
          [
            `🎬 *${one.name}*${count(one)}`,
            `👉 ${genderWord(one)} ${one.ages[0]}-${one.ages[1]} years`,
            `👉 Language - ${one.languages.join(' & ')}`,
            `👉 Budget ${(one.feePerDay ?? 0) / 1000}k/day`,
            `_${one.note}_`,
          ].join('\n'),
        )
        .join('\n\n'),
  },
  prose: {
    hasFee: false,
    hasLanguages: true,
    write: (cast) =>
      cast
        .map((one) => {
          const name = one.name.toUpperCase();
          const who = one.gender === null ? 'any gender' : one.gender.toLowerCase();
          return `${name}${count(one)} (${who}, ${one.ages[0]} to ${one.ages[1]}): ${one.note}. Speaks ${one.languages.join(' and ')}.`;
        })
        .join('\n\n'),
  },
};

const factsOf = (draft: CharacterDraft, { hasFee, hasLanguages }: Layout) => ({
  name: draft.name.toUpperCase(),
  gender: draft.gender_id,
  ages: [draft.playing_age_min, draft.playing_age_max],
  languages: hasLanguages ? draft.languages.map(({ language_id }) => language_id) : [],
  wanted: draft.wanted,
  fee: hasFee ? draft.fee : null,
  skills: draft.skill_ids,
});

const expected = (one: CastMember, { hasFee, hasLanguages }: Layout) => ({
  name: one.name.toUpperCase(),
  gender: idOf(breakdownLists.genders, one.gender),
  ages: [...one.ages],
  languages: hasLanguages ? one.languages.map((name) => idOf(breakdownLists.languages, name)) : [],
  wanted: one.wanted,
  fee: hasFee && one.feePerDay !== null ? { paise: one.feePerDay * 100, per: 'day' } : null,
  skills: [],
});

describe.each(Object.entries(layouts))('forty characters in %s', (_, layout) => {
  const text = layout.write(breakdownCast);
  const { characters, lines } = readBreakdown(text, breakdownLists);

  it('are read with every fact', () => {
    expect(breakdownCast).toHaveLength(40);
    expect(characters.map((draft) => factsOf(draft, layout))).toEqual(
      breakdownCast.map((one) => expected(one, layout)),
    );
  });

  it('keep their notes', () => {
    const missing = breakdownCast.filter(({ note }, at) => !characters[at]?.brief.includes(note));
    expect(missing).toEqual([]);
  });

  it('account for every line', () => {
    expect(lines.map((line) => line.text)).toEqual(text.split(/\r?\n/));
    expect(lines.filter(({ use }) => use === 'not-understood')).toEqual([]);
    for (const { key, lines: own } of characters) {
      const said = lines
        .filter(({ characterKeys }) => characterKeys?.includes(key))
        .map(({ number }) => number);
      expect(own).toEqual(said);
    }
  });
});
