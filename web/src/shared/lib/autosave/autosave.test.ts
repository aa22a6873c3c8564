import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, start } from './autosave-for-test.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('saving while typing', () => {
  it('sends once, a pause after the last keystroke, and then says saved', async () => {
    const { server, saving, storage, type, answer, mark } = start();
    expect(mark()).toBe('saved');
    type('Asha');
    expect(mark()).toBe('saving');
    await vi.advanceTimersByTimeAsync(699);
    expect(server.log).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.bodies()).toEqual([{ first_name: 'Asha' }]);
    expect(storage.entries.size).toBe(1);
    await answer();
    expect(mark()).toBe('saved');
    expect(storage.entries.size).toBe(0);
    expect(saving.value('name')).toBe('Asha');
  });

  it('stores every keystroke on the device before sending', () => {
    const { storage, type } = start();
    type('A');
    const [stored] = storage.entries.values();
    expect(JSON.parse(stored ?? '')).toMatchObject({ value: 'A' });
  });

  it('sends right away when the field is left', () => {
    const { server, saving } = start();
    saving.enter('name');
    saving.set('name', 'Asha');
    saving.leave('name');
    expect(server.bodies()).toEqual([{ first_name: 'Asha' }]);
  });

  it('says saved when there was nothing to send', async () => {
    const { server, saving, storage, mark } = start();
    const marks: string[] = [];
    saving.subscribe(() => marks.push(mark()));
    saving.set('note', 'x');
    await vi.advanceTimersByTimeAsync(700);
    expect(server.log).toHaveLength(0);
    expect(storage.entries.size).toBe(0);
    expect(marks.at(-1)).toBe('saved');
  });

  it('also saves while typing without a pause', async () => {
    const { server, saving } = start();
    for (let typed = 0; typed < 12; typed += 1) {
      saving.set('name', 'A'.repeat(typed + 1));
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(server.bodies()[0]).toEqual({ first_name: 'A'.repeat(10) });
  });

  it('sends the fields of one section in one request, and sections in parallel', async () => {
    const { server, saving } = start();
    saving.set('name', 'Asha');
    saving.set('city', 'Pune');
    saving.set('age', '30');
    await vi.advanceTimersByTimeAsync(700);
    expect(server.log.map(({ section, body }) => [section, body])).toEqual([
      ['one', { first_name: 'Asha', residence: 'Pune' }],
      ['two', { age: 30 }],
    ]);
  });

  it('sends one request per section at a time, and later typing wins over its response', async () => {
    const { server, saving, answer } = start();
    saving.set('name', 'Ash');
    await vi.advanceTimersByTimeAsync(700);
    saving.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.log).toHaveLength(1);
    await answer();
    expect(saving.value('name')).toBe('Asha');
    expect(server.bodies()[1]).toEqual({ first_name: 'Asha' });
    await answer();
    expect(saving.status().unsent).toEqual([]);
  });

  it('keeps a trailing space while typing', async () => {
    const { saving, answer } = start();
    saving.enter('name');
    saving.set('name', 'Asha ');
    await vi.advanceTimersByTimeAsync(700);
    await answer();
    expect(saving.value('name')).toBe('Asha ');
    saving.leave('name');
    expect(saving.value('name')).toBe('Asha');
  });
});

describe('what cannot be saved', () => {
  it('does not send an invalid value, keeps the text and shows the error', async () => {
    const { server, saving, storage, mark } = start();
    saving.set('age', 'thirty');
    saving.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(700);
    expect(server.bodies()).toEqual([{ first_name: 'Asha' }]);
    expect(saving.state('age')).toMatchObject({ value: 'thirty', fieldError: 'Enter a whole number' });
    server.last()?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(mark()).toBe('faulty');
    expect(storage.entries.size).toBe(1);
    saving.set('age', '30');
    expect(saving.state('age').fieldError).toBeUndefined();
  });

  it('keeps a rejected value with the server’s error and sends the rest', async () => {
    const { server, saving, answer, refuse, mark } = start();
    saving.set('name', 'Asha');
    saving.set('city', 'Atlantis');
    await vi.advanceTimersByTimeAsync(700);
    await refuse(problem({ errors: [{ field: 'residence', message: 'There is no such city' }] }));
    expect(saving.state('city')).toMatchObject({ value: 'Atlantis', fieldError: 'There is no such city' });
    expect(server.bodies()[1]).toEqual({ first_name: 'Asha' });
    await answer();
    expect(mark()).toBe('faulty');
    saving.set('city', 'Pune');
    expect(saving.state('city').fieldError).toBeUndefined();
    await vi.advanceTimersByTimeAsync(700);
    expect(server.bodies()[2]).toEqual({ residence: 'Pune' });
  });

  it('does not send the same rejected value again', async () => {
    const { server, saving, refuse } = start();
    saving.set('city', 'Atlantis');
    await vi.advanceTimersByTimeAsync(700);
    await refuse(problem({ errors: [{ field: 'residence', message: 'No' }] }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.log).toHaveLength(1);
  });

  it('finds the invalid field when the error names none of those sent', async () => {
    const { server, saving, answer, refuse } = start();
    const gap = problem({ errors: [{ field: 'guardian_consent', message: 'A guardian must agree' }] });
    saving.set('name', 'Asha');
    saving.set('city', 'Pune');
    await vi.advanceTimersByTimeAsync(700);
    await refuse(gap);
    expect(server.bodies()[1]).toEqual({ first_name: 'Asha' });
    await answer();
    expect(server.bodies()[2]).toEqual({ residence: 'Pune' });
    await refuse(gap);
    expect(saving.state('city')).toMatchObject({ value: 'Pune', fieldError: 'A guardian must agree' });
    expect(saving.status().unsent).toEqual(['city']);
  });

  it('stops after an error without a field until something is typed', async () => {
    const { server, saving, refuse, mark } = start();
    saving.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(700);
    await refuse(problem({ status: 404, code: 'NOT_FOUND' }));
    expect(mark()).toBe('refused');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.log).toHaveLength(1);
    saving.set('name', 'Asha R');
    await vi.advanceTimersByTimeAsync(700);
    expect(server.log).toHaveLength(2);
  });

  it('tries a frozen profile once and keeps typed text', async () => {
    const { server, saving, storage, refuse, mark } = start();
    saving.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(700);
    await refuse(problem({ status: 403, code: 'PROFILE_FROZEN' }));
    saving.set('name', 'Asha R');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.log).toHaveLength(1);
    expect(mark()).toBe('frozen');
    expect(storage.entries.size).toBe(1);
    saving.retry();
    expect(server.bodies()[1]).toEqual({ first_name: 'Asha R' });
  });
});

describe('flushing', () => {
  it('sends everything now and returns whether all of it was saved', async () => {
    const { server, saving } = start();
    saving.set('name', 'Asha');
    const isAllSent = saving.flush();
    expect(server.log).toHaveLength(1);
    server.last()?.answer();
    await expect(isAllSent).resolves.toBe(true);
    saving.set('city', 'Pune');
    const isSent = saving.flush();
    server.last()?.refuse(new TypeError('Failed to fetch'));
    await expect(isSent).resolves.toBe(false);
  });

  it('also saves what was typed during a request', async () => {
    const { server, saving } = start();
    saving.set('name', 'Ash');
    await vi.advanceTimersByTimeAsync(700);
    saving.set('name', 'Asha');
    const isAllSent = saving.flush();
    server.last()?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.bodies()[1]).toEqual({ first_name: 'Asha' });
    server.last()?.answer();
    await expect(isAllSent).resolves.toBe(true);
  });
});

describe('reloading', () => {
  it('updates fields that were not changed here', () => {
    const { saving, server } = start();
    saving.set('name', 'Asha');
    expect(saving.refresh({ ...server.values(), name: 'Other', city: 'Kochi' }, saving.responseCount)).toBe(
      true,
    );
    expect(saving.value('name')).toBe('Asha');
    expect(saving.value('city')).toBe('Kochi');
  });

  it('ignores a read that started before a response', async () => {
    const { saving, server, answer } = start();
    const before = saving.responseCount;
    const reading = server.values();
    saving.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(700);
    expect(saving.refresh(reading, before)).toBe(false);
    await answer();
    expect(saving.refresh(reading, before)).toBe(false);
    expect(saving.value('name')).toBe('Asha');
  });

  it('returns the same state until something changes', () => {
    const { saving } = start();
    const state = saving.state('city');
    saving.set('name', 'Asha');
    expect(saving.state('city')).toBe(state);
    expect(saving.state('name')).not.toBe(state);
  });
});
