import { type Acceptance, createListSuggestions } from '../features/people/list-suggestions/index.ts';
import type { Opened } from './open-services.ts';

const idOf = (text: string, usage: string): number => {
  if (!/^\d{6}$/.test(text)) throw new Error(`Say which one: ${usage}`);
  return Number(text);
};

export async function listSuggestions({ db }: Opened): Promise<string> {
  const found = await createListSuggestions({ db }).list();
  if (found.length === 0) return 'Nothing waits to be checked.';
  return found.map(({ id, list, name, uses }) => `${id}  ${list.padEnd(5)}  ${name}  (${uses})`).join('\n');
}

/** `accept-suggestion 500001 Maharashtra name=Karad country=India` */
export async function acceptSuggestion({ db }: Opened, id: string, ...details: string[]): Promise<string> {
  const usage = 'accept-suggestion 500001 <state or group> [name=Karad] [country=Nepal]';
  const named = (key: string) => details.find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1);
  const place = details.filter((one) => !/^(name|country)=/.test(one)).join(' ');
  const acceptance: Acceptance = {
    name: named('name'),
    country: named('country'),
    place: place || undefined,
  };
  const name = await createListSuggestions({ db }).accept(idOf(id, usage), acceptance);
  return `Everybody is offered ${name} within a few minutes.`;
}

export async function refuseSuggestion({ db }: Opened, id: string): Promise<string> {
  const name = await createListSuggestions({ db }).refuse(idOf(id, 'refuse-suggestion 500001'));
  return `${name} stays on the profiles that have it and is offered to nobody.`;
}

export async function mergeSuggestion({ db }: Opened, id: string, ...into: string[]): Promise<string> {
  const usage = 'merge-suggestion 500001 <name or number of the right entry>';
  if (into.length === 0) throw new Error(`Say what it is: ${usage}`);
  const name = await createListSuggestions({ db }).merge(idOf(id, usage), into.join(' '));
  return `Profiles with ${name} have ${into.join(' ')} now.`;
}
