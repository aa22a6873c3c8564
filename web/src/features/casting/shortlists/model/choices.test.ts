import type { ShortlistsOfProject } from '@callboard/contract/casting/shortlists';
import { describe, expect, it } from 'vitest';
import { searchChoices, toChoices, withCharacterFirst } from './choices.ts';

const asha = { user_id: 31, name: 'Asha Rao', image: null };
const bina = { user_id: 32, name: 'Bina Das', image: null };
const project = (id: number, title: string, role: 'owner' | 'viewer' = 'owner'): ShortlistsOfProject => ({
  project: { id, title, project_type: 'Feature film', status: 'open', role },
  characters: [
    { id: id * 10, name: 'Meera', status: 'casting', entries: [{ id: 1, user_id: 31 }] },
    { id: id * 10 + 1, name: 'Nani', status: 'dropped', entries: [] },
  ],
});

describe('characters to shortlist for', () => {
  it('leaves out what one may not change and who is dropped, and says who is on already', () => {
    const choices = toChoices([project(1, 'Monsoon Line'), project(2, 'Salt', 'viewer')], [asha, bina]);
    expect(choices).toEqual([
      {
        id: 1,
        title: 'Monsoon Line',
        choices: [{ id: 10, projectId: 1, name: 'Meera', listed: 1, present: [asha], missing: [bina] }],
      },
    ]);
  });

  it('finds projects and characters', () => {
    const all = toChoices([project(1, 'Monsoon Line'), project(2, 'Salt')], [asha]);
    const titles = (query: string) => searchChoices(all, query).map(({ title }) => title);
    expect(titles('')).toEqual(['Monsoon Line', 'Salt']);
    expect(titles('salt')).toEqual(['Salt']);
    expect(titles('MEER')).toEqual(['Monsoon Line', 'Salt']);
    expect(titles('nani')).toEqual([]);
  });

  it('puts the project of the character first', () => {
    const all = toChoices([project(1, 'Monsoon Line'), project(2, 'Salt')], [asha]);
    expect(withCharacterFirst(all, 20).map(({ id }) => id)).toEqual([2, 1]);
    expect(withCharacterFirst(all, undefined).map(({ id }) => id)).toEqual([1, 2]);
  });
});
