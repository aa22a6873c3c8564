import { displayName } from '../person-summaries/index.ts';

const maxLength = 40;
const room = 4;

/** Latin letters without their marks; other scripts have no spelling that would be right for everyone. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');

/** ananya-r, then ananya-r-2 and so on: what guests read anyway, never the last name. */
export function* suggestAddresses(name: { first_name: string; last_name: string }): Generator<string> {
  const own = plain(displayName(name))
    .slice(0, maxLength - room)
    .replace(/-+$/, '');
  const base = own.length < 3 ? `talent${own && '-'}${own}` : own;
  yield base;
  for (let number = 2; number < 1000; number += 1) yield `${base}-${number}`;
}
