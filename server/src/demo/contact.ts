import { plainLetters } from './text.ts';

/** All demo mobile numbers are in one block, +91 99999 xxxxx, split so they never collide. */
const block = 99_999;
const personal = 90_000;

/** Spread over the block, so numbers of adjacent people look unrelated. */
export function mobileOf(person: number): string | null {
  if (person >= personal) return null;
  const last = (person * 7919 + 20_417) % personal;
  return `+91${block}${String(last).padStart(5, '0')}`;
}

export function officeMobile(index: number): string {
  return `+91${block}${personal + (index % 10_000)}`;
}

export function emailOf(firstName: string, lastName: string, suffix: string | number): string {
  return `${plainLetters(firstName)}.${plainLetters(lastName)}${suffix}@callboard.test`;
}
