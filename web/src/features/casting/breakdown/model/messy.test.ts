import { describe, expect, it } from 'vitest';
import { breakdownLists as lists } from '../../../../../test/breakdown-cast.ts';
import type { CharacterDraft } from './breakdown.ts';
import { readBreakdown } from './read-breakdown.ts';

const read = (text: string) => readBreakdown(text, lists);
const uses = (text: string) => read(text).lines.map(({ use }) => use);
const first = (text: string): CharacterDraft | undefined => read(text).characters[0];
const ages = (said: string) => {
  const draft = first(`MEERA (F, ${said}) – sells tickets`);
  return [draft?.playing_age_min, draft?.playing_age_max, draft?.brief];
};

describe('ages', () => {
  it.each([
    ['24-32', 24, 32],
    ['24 – 32 yrs', 24, 32],
    ['24 to 32 years', 24, 32],
    ['25 saal', 25, 25],
    ['25+', 25, null],
    ['30 plus', 30, null],
    ['40 and above', 40, null],
    ['under 12', null, 11],
    ['up to 12', null, 12],
    ['60s', 60, 69],
    ['early 30s', 30, 33],
    ['mid-40s', 44, 46],
    ['late 20s', 27, 29],
    ['late 30’s', 37, 39],
    ['mid to late 30s', 34, 39],
    ['late 20s to early 30s', 27, 33],
    ['in her thirties', 30, 39],
    ['teen', 13, 19],
    ['late teens', 17, 19],
    ['28-year-old', 28, 28],
    ['28', 28, 28],
  ])('%s', (said, min, max) => {
    expect(ages(said)).toEqual([min, max, 'sells tickets']);
  });

  it.each(['20 years of experience', '32-24', '12-14 Dec', 'met 20 years ago'])('%s is none', (said) => {
    expect(ages(said).slice(0, 2)).toEqual([null, null]);
    expect(ages(said)[2]).toContain(said);
  });
});

describe('fees', () => {
  it.each([
    ['Budget: 8k/day', { paise: 800_000, per: 'day' }],
    ['Fee - Rs. 15,000 per day', { paise: 1_500_000, per: 'day' }],
    ['Budget 1.5 lakh for the project', { paise: 15_000_000, per: 'project' }],
    ['Budget: 2 Lac for whole project', { paise: 20_000_000, per: 'project' }],
    ['Rate: ₹25000/- per month', { paise: 2_500_000, per: 'month' }],
    ['Per day: 8,000', { paise: 800_000, per: 'day' }],
    ['Budget: 8k per shift', null],
    ['Budget: 8k', null],
    ['Budget: 5k-8k per day', null],
    ['Budget: up to 8k per day', null],
  ])('%s', (said, fee) => {
    const draft = first(`Character: Meera\n${said}`);
    expect(draft?.fee).toEqual(fee);
    expect(draft?.brief).toBe(fee ? '' : said);
  });
});

describe('heights', () => {
  it.each([
    ['5\'6"', 1676, 1676],
    ['5’6” to 5’10”', 1676, 1778],
    ['5 ft 6 in', 1676, 1676],
    ['165 cm', 1650, 1650],
    ['165-175 cms', 1650, 1750],
    ['5\'8" and above', 1727, null],
    ['above 5\'8"', 1727, null],
  ])('%s', (said, min, max) => {
    const draft = first(`Character: Meera\nHeight: ${said}`);
    expect([draft?.height_min_mm, draft?.height_max_mm, draft?.brief]).toEqual([min, max, '']);
  });
});

describe('how many', () => {
  it.each([
    ['BOUNCERS x4 (M, 25-35)', 'BOUNCERS', 4],
    ['CONSTABLES (4)', 'CONSTABLES', 4],
    ['1. Constables – 4 nos, male, 25-35', 'Constables', 4],
    ['10 junior artists (M/F, 18+)', 'junior artists', 10],
    ['4 bouncers required, male, 30+', 'bouncers', 4],
    ['PRIYA (28)', 'PRIYA', 1],
    ['DAS, 45, projectionist', 'DAS', 1],
  ])('%s', (said, name, wanted) => {
    const draft = first(said);
    expect([draft?.name, draft?.wanted]).toEqual([name, wanted]);
  });
});

describe('words of the lists', () => {
  it('are facts only where the context says it', () => {
    const draft = first(
      'MEERA, 24-32: plans a Marathi wedding, plays chess with a Tamil boxer, does not speak Urdu, and speaks fluent Gujarati.',
    );
    expect(draft?.languages).toEqual([{ language_id: 5, level: 'fluent' }]);
    expect(draft?.skill_ids).toEqual([]);
  });

  it('are read after their labels, and what is more is kept', () => {
    const draft = first(
      'Role: Meera\nLanguages: Hindi (fluent), basic English, Bengali\nSkills: horse riding, Kathak, juggling',
    );
    expect(draft?.languages).toEqual([
      { language_id: 1, level: 'fluent' },
      { language_id: 2, level: 'basic' },
      { language_id: 4 },
    ]);
    expect(draft?.skill_ids).toEqual([104, 101]);
    expect(draft?.brief).toBe('Skills: horse riding, Kathak, juggling');
  });
});

describe('lines that are of no character', () => {
  it('are headings or not understood', () => {
    const text = `CASTING CALL – "GULMOHAR TALKIES"
Production house: Lantern Films
Shoot dates: 12–14 Dec, Wai
--------
LEAD ROLES

1) MEERA (F, 24–32) – sells tickets

SUPPORTING CAST
2) KABIR (M, 28–34) – projectionist
Contact: Ritu 98200 12345
Send profiles to cast@lantern.example`;
    expect(uses(text)).toEqual([
      'heading',
      'heading',
      'not-understood',
      'heading',
      'heading',
      'blank',
      'character',
      'blank',
      'heading',
      'character',
      'not-understood',
      'not-understood',
    ]);
    expect(read(text).characters.map(({ name, weight }) => [name, weight])).toEqual([
      ['MEERA', 'lead'],
      ['KABIR', 'supporting'],
    ]);
  });

  it('do not join the character above a blank line', () => {
    expect(uses('NANI, 60s. Keeps the chair.\n\nPlease come in costume on Friday morning.')).toEqual([
      'character',
      'blank',
      'not-understood',
    ]);
  });
});

describe('texts as they are pasted', () => {
  it.each([
    ['', ['blank']],
    ['🎬🎬 ✨', ['not-understood']],
    ['\u00a0\r\n \r\n', ['blank', 'blank', 'blank']],
    ['hello, how are you', ['not-understood']],
  ])('nothing in %j', (text, expected) => {
    expect(read(text).characters).toEqual([]);
    expect(uses(text)).toEqual(expected);
  });

  it('Devanagari names, digits and labels', () => {
    const { characters } = read('किरदार: मीरा\nउम्र: २४-३२\nलिंग: महिला\n\n१. नानी (F, 60+) – कुर्सी संभालती है');
    expect(
      characters.map(({ name, playing_age_min, gender_id }) => [name, playing_age_min, gender_id]),
    ).toEqual([
      ['मीरा', 24, 1],
      ['नानी', 60, 1],
    ]);
  });

  it('cells over several lines, quotes, empty cells and sections in a table', () => {
    const { characters, lines } = read(
      'Sr No.\tRole\tAge\tSex\tHeight\tRemarks\n1\tMeera\t24-32\tF\t"5\'6"""\t"sells ""tickets""\r\nand dreams"\n\tSUPPORTING\t\t\t\t\n2\tKale\t-\tM\t\tlimps\n\t\t\t\t\tand smokes',
    );
    expect(
      characters.map(({ name, height_min_mm, brief, weight }) => [name, height_min_mm, brief, weight]),
    ).toEqual([
      ['Meera', 1676, 'sells "tickets"\nand dreams', null],
      ['Kale', null, 'limps\nand smokes', 'supporting'],
    ]);
    expect(lines.map(({ use }) => use)).toEqual([
      'heading',
      'character',
      'character',
      'heading',
      'character',
      'character',
    ]);
  });

  it('a chat with forwarded messages, bold labels and layouts mixed', () => {
    const { characters } = read(`[10:15, 12/01/2026] Ritu Casting: *Male lead*
*Age:* 25-30
*Look:* rugged
Budget – 8k per day

*Female lead (22–26)*
✅ Height above 5'4"
✅ Must know Kathak

Name: Nani
Role: Supporting
Age: 60 plus`);
    expect(
      characters.map(({ name, gender_id, playing_age_min, weight, skill_ids, brief }) => [
        name,
        gender_id,
        playing_age_min,
        weight,
        skill_ids,
        brief,
      ]),
    ).toEqual([
      ['Male lead', 2, 25, 'lead', [], '*Look:* rugged'],
      ['Female lead', 1, 22, 'lead', [101], ''],
      ['Nani', null, 60, 'supporting', [], ''],
    ]);
  });

  it('names on lines of their own, or after the size of the part', () => {
    const { characters } = read(
      '1. Meera\nFemale, 24-32. Sells tickets.\n2. Ravi\nMale, 30s\n\nLEAD: PRIYA (F, 20-25)\n\n- Mother, 45-50',
    );
    expect(
      characters.map(({ name, gender_id, playing_age_min, weight, brief }) => [
        name,
        gender_id,
        playing_age_min,
        weight,
        brief,
      ]),
    ).toEqual([
      ['Meera', 1, 24, null, 'Sells tickets.'],
      ['Ravi', 2, 30, null, ''],
      ['PRIYA', 1, 20, 'lead', ''],
      ['Mother', null, 45, null, ''],
    ]);
  });
});
