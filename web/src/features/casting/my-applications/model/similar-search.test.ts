import { expect, it } from 'vitest';
import { searchLike } from './similar-search.ts';

const type = (name: string) => ({ id: 1, name });

it.each([
  ['Web series', ['Mumbai', 'Goa'], false, '/find-jobs/mumbai-web-series'],
  ['Microdrama (vertical series)', ['New Delhi'], true, '/find-jobs/new-delhi-microdrama'],
  ['Voice-over', [], true, '/find-jobs/remote-voice-over'],
  ['Feature film', [], false, '/find-jobs/feature-film'],
])('%s in %j', (name, cities, is_remote, path) => {
  expect(searchLike({ project_type: type(name), cities, is_remote })).toBe(path);
});
