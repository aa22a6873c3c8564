import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { crowd } from '../results-for-test.ts';
import { clearCompared, maxCompared, removeCompared, toggleCompared, useCompared } from './compare-store.ts';

afterEach(() => {
  clearCompared();
  window.sessionStorage.clear();
});

const names = () => renderHook(useCompared).result.current.map(({ name }) => name);

describe('compared talents', () => {
  it('are added, removed and stored for the tab without photos', () => {
    const [one, two] = crowd(2);
    if (!one || !two) throw new Error('nobody to compare');
    expect(toggleCompared(one)).toBe('in');
    expect(toggleCompared(two)).toBe('in');
    expect(names()).toEqual(['Talent 1', 'Talent 2']);
    const stored = window.sessionStorage.getItem('callboard-tab/compare') ?? '';
    expect(JSON.parse(stored)).toHaveLength(2);
    expect(stored).not.toContain('/files/');
    expect(toggleCompared(one)).toBe('out');
    removeCompared(two.userUniqueId);
    expect(names()).toEqual([]);
  });

  it('are six at most', () => {
    const people = crowd(maxCompared + 1);
    const answers = people.map(toggleCompared);
    expect(answers.at(-1)).toBe('full');
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(maxCompared);
    expect(names()).toHaveLength(maxCompared);
  });
});
