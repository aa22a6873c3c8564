import { ProblemError } from '@callboard/contract/client';
import type { Problem } from '@callboard/contract/errors';
import { vi } from 'vitest';
import { z } from 'zod';
import type { DraftStorage } from '../drafts.ts';
import { Autosave } from './autosave.ts';
import type { Fields } from './field.ts';
import { createFieldDrafts } from './field-drafts.ts';
import { saveStateOf } from './save-status.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';

export type Section = 'one' | 'two';
export type Values = { name: string; city: string; age: string; note: string };

const text = (section: Section, wire: string) => ({
  section,
  draftSchema: z.string(),
  write: (value: string) => ({ body: { [wire]: value.trim() } }),
});

const fields: Fields<Section, Values> = {
  name: text('one', 'first_name'),
  city: text('one', 'residence'),
  age: {
    section: 'two',
    draftSchema: z.string(),
    write: (value) =>
      /^\d+$/.test(value) ? { body: { age: Number(value) } } : { fieldError: 'Enter a whole number' },
  },
  /** Never sent. */
  note: { section: 'two', draftSchema: z.string(), write: () => ({ body: {} }) },
};

export const problem = (change: Partial<Problem>) =>
  new ProblemError({ type: 'about:blank', title: 'No', status: 400, code: 'VALIDATION_FAILED', ...change });

export function memoryStorage(): DraftStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/** A synchronous channel between the tabs of one test. */
export function tabsForTest() {
  const members = new Set<(tabMessage: TabMessage) => void>();
  return (): TabChannel => {
    const own = new Set<(tabMessage: TabMessage) => void>();
    return {
      post: (tabMessage) => {
        for (const listener of members) if (!own.has(listener)) listener(tabMessage);
      },
      listen: (listener) => {
        members.add(listener);
        own.add(listener);
        return () => members.delete(listener);
      },
      close: () => undefined,
    };
  };
}

interface Sent {
  section: Section;
  body: Readonly<Record<string, unknown>>;
  answer: () => void;
  refuse: (error: unknown) => void;
}

const wireOf = { name: 'first_name', city: 'residence', age: 'age' };

/** A fake server that responds when the test says so, and remembers requests. */
export function serverForTest() {
  const has: Record<string, unknown> = { first_name: '', residence: '', age: '' };
  const log: Sent[] = [];
  const values = (): Values => ({
    name: String(has[wireOf.name]),
    city: String(has[wireOf.city]),
    age: String(has[wireOf.age]),
    note: '',
  });
  const send = (section: Section, body: Readonly<Record<string, unknown>>) =>
    new Promise<Partial<Values>>((resolve, refuse) => {
      const answer = () => {
        Object.assign(has, body);
        const { name, city, age } = values();
        resolve(section === 'one' ? { name, city } : { age });
      };
      log.push({ section, body, answer, refuse });
    });
  return { has, log, values, send, last: () => log.at(-1), bodies: () => log.map(({ body }) => body) };
}

export type TestServer = ReturnType<typeof serverForTest>;

export interface TabOptions {
  server: TestServer;
  storage: DraftStorage;
  tabs: TabChannel;
  tab?: string;
  onStale?: () => void;
}

export function openTab({ server, storage, tabs, tab = 'a', onStale = () => undefined }: TabOptions) {
  const saving = new Autosave<Section, Values>({
    record: 'profile',
    fields,
    base: server.values(),
    sections: ['one', 'two'],
    send: server.send,
    drafts: createFieldDrafts(storage, 7, 'profile'),
    tabs,
    tab,
    onStale,
  });
  saving.open();
  return saving;
}

/** One tab, fully controlled by the test. */
export function start() {
  const server = serverForTest();
  const storage = memoryStorage();
  const saving = openTab({ server, storage, tabs: tabsForTest()() });
  const type = (text: string) => {
    for (let end = 1; end <= text.length; end += 1) saving.set('name', text.slice(0, end));
  };
  const answer = async () => {
    server.last()?.answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  const refuse = async (error: unknown) => {
    server.last()?.refuse(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  const mark = () => saveStateOf(saving.status(), true);
  return { server, storage, saving, type, answer, refuse, mark };
}
