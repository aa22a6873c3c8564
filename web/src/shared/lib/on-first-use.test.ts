import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { onFirstUse } from './on-first-use.ts';

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};

test('loads once, when what matches is first touched', async () => {
  document.body.innerHTML = '<p>Read me</p><a href="#one"><b>One</b></a><a href="#two">Two</a>';
  const load = vi.fn();
  onFirstUse('a', load);
  await userEvent.hover(find('p'));
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(find('b'));
  await userEvent.tab();
  expect(load).toHaveBeenCalledTimes(1);
});

test('stops when it is not wanted any more', async () => {
  document.body.innerHTML = '<button>Open</button>';
  const load = vi.fn();
  onFirstUse('button', load)();
  await userEvent.tab();
  expect(load).not.toHaveBeenCalled();
});
