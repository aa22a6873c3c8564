export type ContactKind = 'phone' | 'email' | 'link' | 'handle';

export interface ContactFound {
  readonly kind: ContactKind;
  readonly words: string;
}

const indianDigits = /[०-९]/g;
const toLatinDigits = (text: string) =>
  text.normalize('NFKC').replace(indianDigits, (digit) => String(digit.charCodeAt(0) - 0x0966));

const digitWords =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|' +
  'shunya|ek|teen|char|chaar|panch|paanch|chhe|chhah|saat|aath|nau';
const spoken = new RegExp(
  String.raw`(?:\b(?:(?:double|triple) )?(?:${digitWords}|do|\d)\b[\s,.-]*){8,}`,
  'giu',
);
const spokenDigit = new RegExp(`\\b(?:${digitWords})\\b`, 'iu');

/** Ten digits from six to nine on, in one piece or in the groups people write them in. */
const mobiles: readonly RegExp[] = [
  /(?<![\d₹.,-])(?:\+?91[\s.-]*|0)?[6-9]\d{4}[\s.-]?\d{5}(?![\d-])/g,
  /(?<![\d₹.,])[6-9](?:[\s._*()/-]{1,3}\d){9}(?!\d)/g,
  /(?<![\d₹.,])(?:\+?91[\s.-]*|0)?[6-9]\d{2}[\s.-]\d{3}[\s.-]\d{4}(?!\d)/g,
  /(?<![\d₹.,])(?:\+?91[\s.-]*|0)?[6-9]\d{2}[\s.-]\d{4}[\s.-]\d{3}(?!\d)/g,
  /(?<![\d₹.,])(?:\+?91[\s.-]*|0)?[6-9]\d{3}[\s.-](?:\d{3}[\s.-]\d{3}|\d{6})(?!\d)/g,
  /(?<![\d₹.,])(?:\+?91[\s.-]*|0)?[6-9]\d(?:[\s.-]\d{4}){2}(?!\d)/g,
  /(?<![\d₹.,])[6-9]\d(?:[\s.-]\d{2}){4}(?![\s.-]?\d)/g,
];
const otherPhones: readonly RegExp[] = [
  /(?<!\d)\+\d(?:[\s().-]?\d){7,14}(?!\d)/g,
  /(?<![\d₹.,])0\d{2,4}[\s-]\d{3,4}[\s-]?\d{3,4}(?!\d)/g,
];

const emails: readonly RegExp[] = [
  /[^\s<>"(),;:@]{1,64}@[^\s<>"(),;:@]{1,64}\.[a-z]{2,}/giu,
  /\b[\w.]{2,}\s*(?:[([{]\s*(?:at|@)\s*[)\]}])\s*[\w.]{2,}/giu,
  /\b[\w.]{2,}\s+at\s+(?:g ?mail|yahoo|hotmail|outlook|rediff ?mail|icloud|proton ?mail)\b/giu,
];

const links: readonly RegExp[] = [
  /\b(?:https?:\/\/|www\.)\S{3,}/giu,
  /\b(?:[a-z0-9][a-z0-9-]*\.)+(?:com|net|org|biz|info|xyz|co|app|link|site|online|studio|film)(?![\w-]|\.\w)(?:\/\S*)?/giu,
  // Words as well: only where they are written as addresses are.
  /\b(?:[a-z0-9][a-z0-9-]+\.)+(?:in|me|io|tv|ly|gl|gle)(?![\w-])(?:\/\S*)?/gu,
];

const services = `(?:whats? ?app|watsapp|wapp|telegram|insta(?:gram)?|messenger|snapchat)`;
const handles: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:dm|ping|msg|message|text|call|contact|reach|send|share|join|connect|inbox|write|forward)\b[^.!?\n]{0,40}\b${services}\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b${services}\b(?: number| no| id| handle)?\s*(?:us|me|karo|kare|karein|pe bhejo|par bheje)\b`,
    'giu',
  ),
  new RegExp(String.raw`\b${services}\b(?: id| handle)?\s*[:@-]\s*@?[a-z0-9_.]{3,30}`, 'giu'),
  /(?:व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|वाट्सएप|टेलीग्राम)[^।.!?\n]{0,20}(?:करें|करो|भेजें|भेजो|संपर्क|मैसेज)/gu,
  /(?<![\w@.])@(?=[a-z0-9_.]*[0-9_])[a-z][a-z0-9_.]{2,29}/giu,
  /\b(?:insta|instagram|ig|telegram|tg|handle|follow|dm)\b[^.!?\n]{0,12}@[a-z0-9_.]{3,30}/giu,
];

/** Whoever warns of it does not ask for it. */
const warned = /\b(?:do not|don['’]t|never|nobody|no one|not|without|mat|instead of)\b[^.!?\n]{0,50}$/iu;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Whether these words are digits that were spelled, not words that happen to be some. */
const isSpelled = (words: string) =>
  words.match(new RegExp(spokenDigit.source, 'giu'))?.length !== undefined &&
  (words.match(new RegExp(spokenDigit.source, 'giu'))?.length ?? 0) + digitsIn(words) >= 8;

const first = (text: string, patterns: readonly RegExp[]): string | undefined => {
  for (const pattern of patterns) for (const [words] of text.matchAll(pattern)) return words.trim();
  return undefined;
};

const findPhone = (text: string): string | undefined => {
  for (const [words] of text.matchAll(spoken)) if (isSpelled(words)) return words.trim();
  return first(text, mobiles) ?? first(text, otherPhones);
};

const findHandle = (text: string): string | undefined => {
  for (const pattern of handles)
    for (const { 0: words, index } of text.matchAll(pattern))
      if (!warned.test(text.slice(0, index)) && !/\b(?:not|never|don['’]t)\b/iu.test(words))
        return words.trim();
  return undefined;
};

/** A way around Callboard: a number, an address, a link or a handle. Undefined where there is none. */
export function findContact(written: string): ContactFound | undefined {
  const text = toLatinDigits(written);
  const found: readonly (readonly [ContactKind, string | undefined])[] = [
    ['phone', findPhone(text)],
    ['email', first(text, emails)],
    ['link', first(text, links)],
    ['handle', findHandle(text)],
  ];
  for (const [kind, words] of found) if (words !== undefined) return { kind, words: words.slice(0, 160) };
  return undefined;
}
