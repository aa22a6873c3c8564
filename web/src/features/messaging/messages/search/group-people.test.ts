import { expect, it } from 'vitest';
import { sampleConversation } from '../data/thread-for-test.ts';
import { groupPeople } from './group-people.ts';

const { other } = sampleConversation();
const someone = { ...other, user_id: 11, name: 'Harpreet Gill' };

it('lists a person with several projects once, in the order found', () => {
  const found = [
    { person: other, project: { id: 1, title: 'Monsoon Line' }, character_name: 'Meera', appId: 5 },
    { person: someone, project: null, character_name: null, appId: null },
    { person: other, project: null, character_name: null, appId: null },
  ];
  expect(groupPeople(found)).toEqual([
    {
      person: other,
      connections: [
        { project: { id: 1, title: 'Monsoon Line' }, characterName: 'Meera', appId: 5 },
        { project: null, characterName: null, appId: null },
      ],
    },
    { person: someone, connections: [{ project: null, characterName: null, appId: null }] },
  ]);
});
