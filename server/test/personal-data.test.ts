import { describe, expect, test } from 'vitest';
import { chaptersOf } from '../src/features/accounts/data-export/pack-archive.ts';
import { personalData } from '../src/features.ts';
import { columnsOf } from '../src/platform/feature/personal-data.ts';
import { useTestDatabase } from './database.ts';
import { listPersonalColumns } from './personal-columns.ts';

const database = useTestDatabase();
const declared = personalData.flatMap(columnsOf);

describe('what features keep about people', () => {
  test('every column that points at a person is declared by one of them, and by one only', async () => {
    expect(declared.map(({ place }) => place).sort()).toEqual(await listPersonalColumns(database().db));
  });

  test('what is in the archive is in a chapter that somebody writes and says a word about', () => {
    const chapters = [...chaptersOf(personalData, 'talent'), ...chaptersOf(personalData, 'recruiter')];
    const written = new Set([...chapters.map(({ file }) => file), 'pictures.json']);
    const named = declared.map(({ archive }) => archive).filter((place) => !place.startsWith('left out: '));
    expect(named.filter((file) => !written.has(file))).toEqual([]);
    expect(chapters.filter(({ about }) => about === '')).toEqual([]);
  });

  test('one feature says what a chapter is about', () => {
    const said = personalData
      .flatMap(({ chapters = [] }) => chapters)
      .filter(({ about }) => about !== undefined)
      .map(({ file, of }) => `${file} of ${of}`);
    expect(said.filter((chapter, at) => said.indexOf(chapter) !== at)).toEqual([]);
  });
});
