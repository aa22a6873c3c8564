const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const belowHundred = (number: number): string => {
  if (number < 20) return small[number] ?? '';
  const ones = number % 10;
  return `${tens[Math.floor(number / 10)]}${ones === 0 ? '' : `-${small[ones]}`}`;
};

/** The Indian numbering system. */
const scales = [
  { value: 10_000_000, name: 'crore' },
  { value: 100_000, name: 'lakh' },
  { value: 1000, name: 'thousand' },
  { value: 100, name: 'hundred' },
] as const;

export function numberInWords(number: number): string {
  const words: string[] = [];
  let left = number;
  for (const { value, name } of scales) {
    const count = Math.floor(left / value);
    if (count === 0) continue;
    words.push(`${numberInWords(count)} ${name}`);
    left %= value;
  }
  if (left > 0 || words.length === 0) words.push(belowHundred(left));
  return words.join(' ');
}

/** "Rupees nine thousand three hundred twenty-two only", with paise when there are any. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const and = rest === 0 ? '' : ` and ${belowHundred(rest)} paise`;
  return `Rupees ${numberInWords(rupees)}${and} only`;
}
