const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  क़: 'q',
  ख़: 'kh',
  ग़: 'g',
  ज़: 'z',
  ड़: 'r',
  ढ़: 'rh',
  फ़: 'f',
  य़: 'y',
};
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const signs: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const virama = '्';
const nasals = new Set(['ं', 'ँ']);

/** Joins a dot below with its letter. */
const combinedLetters = (word: string): string[] => {
  const all = [...word];
  return all.flatMap((letter, at) => {
    if (letter === '़') return [];
    return all[at + 1] === '़' ? [`${letter}़`] : [letter];
  });
};

function spell(word: string): string {
  const all = combinedLetters(word);
  return all
    .map((letter, at) => {
      const consonant = consonants[letter] ?? consonants[letter.charAt(0)];
      if (consonant) {
        const next = all[at + 1];
        // A consonant carries an a, unless a vowel sign follows or the word ends.
        const isBare = next === undefined || next === virama || next in signs;
        return isBare ? consonant : `${consonant}a`;
      }
      if (nasals.has(letter)) return 'n';
      return vowels[letter] ?? signs[letter] ?? (/[ऀ-ॿ]/.test(letter) ? '' : letter);
    })
    .join('');
}

/** Transliterates Devanagari as people in India write it. */
export const fromDevanagari = (text: string): string => text.normalize('NFC').replace(/[ऀ-ॿ]+/g, spell);

export const isDevanagari = (text: string): boolean => /[ऀ-ॿ]/.test(text);

/** Spellings that mean the same: dots below are often left out, and ँ is written ं. */
export const plainDevanagari = (text: string): string =>
  text.normalize('NFD').replaceAll('़', '').replaceAll('ँ', 'ं').normalize('NFC');
