import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en';
import { invalidField } from '../../../platform/http/problem-error.ts';

/** Product and Indian words missing from the dictionaries. */
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

/** Only this much is checked, because the time grows faster than the length. */
const judged = 32;
/** A hundred million guesses: safe online and costly offline. */
const goodScore = 3;

let estimator: ZxcvbnFactory | undefined;
/** Loaded lazily, because the lists are large. */
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

/** Names, name parts, emails and their local parts. */
const wordsOf = (own: readonly (string | null | undefined)[]) =>
  own.flatMap((text) => (text ? [plain(text), ...text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)] : []));

/** Passwords with less than this beside personal words are guessable. */
const leastBeside = 6;

/** How much of a password is not made of personal words. */
const lengthBeside = (password: string, words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), plain(password))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '').length;

/** Rejects leaked passwords, patterns, product words and personal words. */
export function rejectGuessable(
  password: string,
  own: readonly (string | null | undefined)[],
  field = 'password',
) {
  const words = wordsOf(own).filter((word) => word.length > 2);
  if (lengthBeside(password, words) < Math.min(leastBeside, lengthBeside(password, []))) {
    throw invalidField(field, 'Don’t use your name or email. Choose another password');
  }
  // A strong beginning or end makes a long password strong.
  const parts = new Set([password.slice(0, judged), password.slice(-judged)]);
  if ([...parts].every((part) => estimate(part, words) < goodScore)) {
    throw invalidField(field, 'Too easy to guess. Add more words or characters');
  }
}
