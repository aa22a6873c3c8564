const amount = String.raw`(?:(?:₹|\brs\.?|\binr\b|\brupees\b)\s*\d+|\b\d{2,7}\s*(?:/-|rupees\b|rupaye\b|rs\b|inr\b))`;

const forWhat =
  'registration|registeration|processing|audition|enrol?ment|joining|admission|portfolio|photo ?shoot|profile|' +
  'casting|workshop|course|training|membership|id card|artist card|security|verification|screening|' +
  'coordination|form|entry|booking|agreement|refundable|file';

const who =
  'you|talents?|artists?|actors?|actresses|models?|performers?|candidates?|applicants?|parents|selected (?:ones|people|talents)|everyone';
const must =
  'must|need to|needs to|have to|has to|should|shall|will have to|are required to|is required to|are asked to';
const handOver = 'pay|deposit|transfer|remit|submit a (?:fee|deposit)';
const inReturn =
  'to (?:register|apply|confirm|audition|book|secure|join|get|reserve|be )|before|in advance|upfront|up front|first\\b|' +
  'via\\b|through\\b|by upi|on (?:google pay|gpay|paytm|phonepe)|on this|for (?:registration|the form|your|the audition)';

/** Ways in which somebody is asked to pay for being cast, in English and in Hindi. */
const asks: readonly RegExp[] = [
  new RegExp(`\\b(?:${forWhat})[ -]+(?:fees?|charges?|deposit|amount|payment|cost)\\b`, 'giu'),
  /\b(?:security|refundable) (?:deposit|amount|money)\b/giu,
  new RegExp(`\\b(?:deposit|advance) (?:of |is |: ?|- ?)?(?:just |only )?${amount}`, 'giu'),
  new RegExp(
    `\\b(?:${forWhat})\\b\\s*(?:is|are|:|-|–|=|of|at|costs?|for)?\\s*(?:just |only )?${amount}(?! ?(?:per|a|/) ?(?:day|shift|project|month))`,
    'giu',
  ),
  new RegExp(
    `\\b(?:${who}) (?:also |only )?(?:${must}) (?:first |also )?(?:${handOver})\\b(?! (?:attention|for (?:your|their) own (?:travel|stay|food)))`,
    'giu',
  ),
  new RegExp(
    `\\b(?:pay|deposit|transfer|send|gpay|paytm|phonepe) (?:us |only |just |a |an advance of )?${amount}[^.!?\\n]{0,20}?(?:${inReturn})`,
    'giu',
  ),
  new RegExp(
    `(?:${inReturn})[^.!?\\n]{0,20}\\b(?:pay|deposit|transfer|send) (?:us |only |just )?${amount}`,
    'giu',
  ),
  /\b(?:buy|purchase) (?:our|the|a|an|this) (?:[a-z]+ )?(?:portfolio|kit|course|membership|card|package)\b/giu,
  /\b[\w.-]{3,}@(?:upi|ok(?:axis|sbi|hdfcbank|icici)|paytm|ybl|ibl|axl|apl)\b/giu,
  new RegExp(
    `(?:\\b(?:fees?|paise|paisa|rupaye|rupaiya|rupees?|advance|deposit|charges?|registration)\\b|${amount})[^.,;!?\\n]{0,30}\\b(?:dena|deni|dene|lagega|lagegi|lagenge|jama|bharna|bharni|bharne|bhejo|bheje|bhejein|bhejna|dijiye|de do)\\b`,
    'giu',
  ),
  /(?:पंजीकरण|रजिस्ट्रेशन|फीस|फ़ीस|शुल्क|पैसे|पैसा|रुपये|रुपए|रुपया|₹ ?\d+|एडवांस|डिपॉज़िट|डिपॉजिट|चार्ज|ज़मानत|जमानत)[^।,.!?\n]{0,40}?(?:देना|देनी|देने हों|देने होंगे|दें(?!गे)|लगेगा|लगेगी|लगेंगे|जमा|भरना|भरनी|भरें|भेजें|भेजो|भुगतान)/gu,
];

/** Said before it: that it is not so. */
const deniedBefore: readonly RegExp[] = [
  /\b(?:no|zero|without(?: any| a)?|free of)\b[^.;:,]{0,60}$/iu,
  /\b(?:no|without)\b[^.;:]{0,60}\b(?:or|and)\b[^.;:,]{0,30}$/iu,
  /\b(?:never|nobody|do not|don['’]t|does not|doesn['’]t|will not|won['’]t|not)\b ?(?:\w+ )?(?:ask|asks|charge|charges|take|takes|pay|pays|send|transfer|require|requires|need|needs|want|give|collect|collects|demand|to)\b[^.;]{0,60}$/iu,
  /\b(?:if (?:anyone|anybody|someone|somebody)|anyone who|whoever|beware of|report)\b[^.;]{0,60}$/iu,
  /\b(?:koi|bina|kisi)\b[^.;]{0,40}$/iu,
  /(?:कोई|बिना|किसी)[^।]{0,40}$/u,
  // Paid to the talent.
  /\b(?:we|production|producers?|client)\b(?: also| will)? (?:pay|pays|cover|covers|reimburse|provide|provides)\b[^.;]{0,50}$/iu,
];
/** Said after it. */
const deniedAfter: readonly RegExp[] = [
  /^[^.;]{0,25}\b(?:none|nil|zero|waived|not (?:charged|required|needed|asked|applicable|there)|no\b|is a scam|free\b)/iu,
  /^[^.;]{0,40}\b(?:(?:is|are|will be|gets?)? ?(?:paid|covered|borne|reimbursed) (?:to|by)|covered|reimbursed|borne by|for (?:your|their) (?:time|travel))/iu,
  /^[^.;,]{0,30}\b(?:nahi|nahin|nhi|mat|na de|free)\b/iu,
  /^[^।]{0,30}(?:नहीं|मत|मुफ़्त|मुफ्त|न दें|ना दें)/u,
  /^[^.;]{0,20}\b(?:per|a) (?:day|shift|month|project)\b/iu,
];

const isDenied = (sentence: string, at: number, length: number) =>
  deniedBefore.some((pattern) => pattern.test(sentence.slice(0, at))) ||
  deniedAfter.some((pattern) => pattern.test(sentence.slice(at + length))) ||
  /(?:nahi|nahin|नहीं|मत )/iu.test(sentence.slice(at, at + length));

/** Commas inside of numbers are no pauses. */
const sentencesOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\b(rs|no)\.\s*(?=\d)/giu, '$1 ')
    .split(/(?<=[!?।\n])|(?<=\.)(?=\s|$)/u);

const longestEvidence = 160;

/** The words in which talents are asked for money. Undefined where they are not. */
export function findMoneyAsked(text: string): string | undefined {
  for (const sentence of sentencesOf(text))
    for (const pattern of asks)
      for (const { 0: words, index } of sentence.matchAll(pattern))
        if (!isDenied(sentence, index, words.length)) return sentence.trim().slice(0, longestEvidence);
  return undefined;
}
