import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../../shared/lib/session/session-for-test.ts';
import { readTab } from '../../../../shared/lib/tab-memory.ts';
import { isSelecting, openList, startChoosing, toggleSelected } from './selection-store.ts';

const talent = (id: number) => ({
  user_id: id,
  userUniqueId: `u-${id}`,
  name: `Talent ${id}`,
  photo: undefined,
  isUnlocked: false,
  match: null,
});
const keptIds = () => {
  const kept = readTab('selection') as { list: string; talents: { user_id: number }[] } | undefined;
  return kept && [kept.list, ...kept.talents.map(({ user_id }) => user_id)];
};

beforeEach(() => session.start(answerOf('t-1', someUser({ user_type: 2, talenter: null }))));
afterEach(() => session.end());

it('goes on where Select was chosen before the list was drawn', () => {
  startChoosing();
  openList('a search', []);
  expect(isSelecting()).toBe(true);
});

it('ends with the list it was chosen for', () => {
  openList('a search', []);
  startChoosing();
  openList('a search', []);
  expect(isSelecting()).toBe(true);
  openList('another search', []);
  expect(isSelecting()).toBe(false);
});

it('keeps who was selected before the list was drawn, after those of the tab', async () => {
  openList('a search', []);
  toggleSelected(talent(1));
  const kept = window.sessionStorage.getItem('callboard-tab/selection') ?? '';
  await session.end();
  // As a page that is loaded again finds it.
  window.sessionStorage.setItem('callboard-tab/selection', kept);
  toggleSelected(talent(2));
  expect(keptIds()).toEqual(['a search', 1]);
  openList('a search', []);
  expect(keptIds()).toEqual(['a search', 1, 2]);
});
