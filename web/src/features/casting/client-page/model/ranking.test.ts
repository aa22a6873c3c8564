import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveAnswer, moveFace, noWord, standingOf, type WordOf } from './ranking.ts';

const answers = ['yes', 'maybe', 'no'] as const;

/** What is said of the faces, changed as the page changes it. */
function sheetOf(keys: readonly string[]) {
  const words = new Map(keys.map((key) => [key, noWord]));
  const wordOf: WordOf = (key) => words.get(key) ?? noWord;
  const apply = (changes: ReturnType<typeof moveFace>) => {
    for (const [key, word] of changes) words.set(key, word);
  };
  return {
    wordOf,
    say: (key: string, answer: (typeof answers)[number]) => apply(giveAnswer(keys, wordOf, key, answer)),
    move: (key: string, place: number) => apply(moveFace(keys, wordOf, key, place)),
    standing: () => standingOf(keys, wordOf),
  };
}

const four = ['ananya', 'neha', 'priya', 'devika'];

describe('the order of a client', () => {
  it('takes yes before maybe, and leaves who was not answered at the end', () => {
    const sheet = sheetOf(four);
    sheet.say('priya', 'maybe');
    sheet.say('neha', 'yes');
    sheet.say('ananya', 'yes');
    expect(sheet.standing()).toEqual({
      ranked: ['neha', 'ananya', 'priya'],
      unanswered: ['devika'],
      declined: [],
    });
    expect(sheet.wordOf('priya').rank).toBe(3);
  });

  it('keeps a place somebody was given, whatever is answered then', () => {
    const sheet = sheetOf(four);
    for (const key of ['ananya', 'neha', 'priya']) sheet.say(key, 'yes');
    sheet.move('priya', 0);
    sheet.say('priya', 'maybe');
    expect(sheet.standing().ranked).toEqual(['priya', 'ananya', 'neha']);
  });

  it('closes the gap after a no, and takes them back at the end', () => {
    const sheet = sheetOf(four);
    for (const key of four) sheet.say(key, 'yes');
    sheet.say('neha', 'no');
    expect(sheet.standing()).toMatchObject({ ranked: ['ananya', 'priya', 'devika'], declined: ['neha'] });
    expect(sheet.wordOf('devika').rank).toBe(3);
    sheet.say('neha', 'maybe');
    expect(sheet.standing().ranked.at(-1)).toBe('neha');
  });

  it('does not rank who was not answered', () => {
    const sheet = sheetOf(four);
    sheet.move('devika', 0);
    expect(sheet.standing().ranked).toEqual([]);
  });

  it('always has places from 1 without gaps, and never loses anyone', () => {
    const key = fc.constantFrom(...four);
    const step = fc.oneof(
      fc.record({ key, answer: fc.constantFrom(...answers) }),
      fc.record({ key, place: fc.nat(5) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const sheet = sheetOf(four);
        for (const one of steps) {
          if ('answer' in one) sheet.say(one.key, one.answer);
          else sheet.move(one.key, one.place);
        }
        const { ranked, unanswered, declined } = sheet.standing();
        expect(ranked.map((one) => sheet.wordOf(one).rank)).toEqual(ranked.map((_, at) => at + 1));
        expect([...ranked, ...unanswered, ...declined].sort()).toEqual(four.toSorted());
        for (const one of declined) expect(sheet.wordOf(one).rank).toBeNull();
      }),
    );
  });
});
