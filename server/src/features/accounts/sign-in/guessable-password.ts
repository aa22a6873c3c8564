import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en';
import { invalidField } from '../../../platform/http/problem-error.ts';

/** Words of our own and of our people that the dictionaries lack. */
const localWords = `
callboard casting talent recruiter audition actor actress bollywood tollywood kollywood theatre india bharat
hindustan mumbai bombay delhi newdelhi bengaluru bangalore hyderabad chennai madras kolkata calcutta pune ahmedabad
jaipur lucknow kochi surat indore bhopal nagpur patna chandigarh gurgaon gurugram noida thane goa kerala punjab
gujarat rajasthan maharashtra karnataka tamilnadu telangana priya rahul amit anjali neha pooja ravi suresh ramesh
mahesh ganesh sunita kavita deepak sanjay vijay ajay rajesh rakesh mukesh sandeep manish anil sunil kiran arjun
krishna lakshmi radha sita ram shiva shivam durga ganpati jaihind jaishriram omnamahshivaya namaste aditya ananya
isha riya sneha shreya rohan rohit karan kabir aarav vivaan ishaan diya aisha fatima mohammed kumar sharma verma
gupta singh kaur patel reddy nair iyer menon khan shetty desai joshi kulkarni mehta kapoor khanna malhotra sachin
dhoni kohli shahrukh salman aamir amitabh deepika katrina alia ranbir hrithik password welcome
`
  .trim()
  .split(/\s+/);

/** Long enough to judge by; the time it takes grows faster than the length. */
const judged = 32;
/** Safely unguessable online and costly offline: a hundred million tries and more. */
const goodScore = 3;

let estimator: ZxcvbnFactory | undefined;
/** Made when first needed: the lists hold over a hundred thousand words. */
const estimate = (text: string, own: string[]) => {
  estimator ??= new ZxcvbnFactory({
    dictionary: {
      ...commonDictionary,
      commonWords: englishDictionary['commonWords-en'],
      firstNames: englishDictionary['firstnames-en'],
      local: localWords,
    },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 8,
  });
  return estimator.check(text, own).score;
};

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** A name, its parts, an address and what stands before its @. */
const wordsOf = (own: readonly (string | null | undefined)[]) =>
  own.flatMap((text) => (text ? [plain(text), ...text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)] : []));

/** So little left beside one's own words is found by trying. */
const leastBeside = 6;

/** How much of a password is not the person's own words. */
const lengthBeside = (password: string, words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), plain(password))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '').length;

/** Refuses what an attacker tries first: leaked passwords, patterns, our own words, and those of the person. */
export function refuseGuessable(
  password: string,
  own: readonly (string | null | undefined)[],
  field = 'password',
) {
  const words = wordsOf(own).filter((word) => word.length > 2);
  if (lengthBeside(password, words) < Math.min(leastBeside, lengthBeside(password, []))) {
    throw invalidField(field, 'Don’t use your name or email. Choose another password');
  }
  // A strong end makes a long password strong, and so does a strong beginning.
  const parts = new Set([password.slice(0, judged), password.slice(-judged)]);
  if ([...parts].every((part) => estimate(part, words) < goodScore)) {
    throw invalidField(field, 'Too easy to guess. Add more words or characters');
  }
}
