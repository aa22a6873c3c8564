import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWithPage } from './start-with-page.ts';

const idle: (() => void)[] = [];
const arrivals: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  document.body.innerHTML =
    '<button>Menu</button><a href="#how">How</a><a href="#sign-up" data-needs-script>Sign Up</a><input>';
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});

/** Removes listeners left by the previous test. */
async function settle() {
  document.dispatchEvent(new Event('pointerover'));
  for (const arrive of arrivals.splice(0)) arrive();
  await Promise.resolve();
}

afterEach(async () => {
  document.body.innerHTML = '';
  await settle();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function begin() {
  let arrive = () => {};
  let fail = () => {};
  const start = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        arrive = resolve;
        arrivals.push(resolve);
        fail = reject;
      }),
  );
  startWithPage(start);
  return { start, arrive: () => arrive(), fail: () => fail() };
}

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};

describe('startWithPage', () => {
  it('starts by itself once the page has loaded and the browser is idle', () => {
    const { start } = begin();
    expect(start).not.toHaveBeenCalled();
    for (const work of idle) work();
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts at the first sign of interest, once', async () => {
    const { start } = begin();
    await userEvent.hover(find('a'));
    await userEvent.hover(find('button'));
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts right away for people who may be signed in', () => {
    window.localStorage.setItem('callboard-valid-session', '1');
    expect(begin().start).toHaveBeenCalledOnce();
  });

  it('starts right away for a referral', () => {
    window.history.replaceState(null, '', '/?ref=asha');
    expect(begin().start).toHaveBeenCalledOnce();
  });

  it.each(['button', '[data-needs-script]'])(
    'keeps a press on %s and repeats it once it can be answered',
    async (target) => {
      const { arrive } = begin();
      const pressed = vi.fn((event: Event) => event.preventDefault());
      find(target).addEventListener('click', pressed);
      await userEvent.click(find(target));
      expect(pressed).not.toHaveBeenCalled();
      expect(find(target).hasAttribute('data-held')).toBe(true);
      expect(document.documentElement.hasAttribute('data-waiting')).toBe(true);
      arrive();
      await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
      expect(find(target).hasAttribute('data-held')).toBe(false);
      expect(document.documentElement.hasAttribute('data-waiting')).toBe(false);
    },
  );

  it('repeats what was typed', async () => {
    const { arrive } = begin();
    await userEvent.type(find('input'), 'priya');
    const values: string[] = [];
    find('input').addEventListener('input', ({ currentTarget }) => {
      if (currentTarget instanceof HTMLInputElement) values.push(currentTarget.value);
    });
    arrive();
    await vi.waitFor(() => expect(values).toEqual(['', 'priya']));
  });

  it('ignores links and clicks with a modifier key', async () => {
    begin();
    const followed = vi.fn();
    find('a').addEventListener('click', followed);
    await userEvent.click(find('a'));
    expect(followed).toHaveBeenCalledOnce();
    const opened = vi.fn((event: Event) => event.preventDefault());
    find('[data-needs-script]').addEventListener('click', opened);
    await userEvent.setup().keyboard('{Control>}');
    find('[data-needs-script]').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    expect(opened).toHaveBeenCalledOnce();
  });

  it('retries on the next interaction when loading failed', async () => {
    const { start, fail } = begin();
    await userEvent.click(find('button'));
    fail();
    await vi.waitFor(() => expect(document.documentElement.hasAttribute('data-waiting')).toBe(false));
    await vi.waitFor(async () => {
      await userEvent.hover(find('a'));
      expect(start).toHaveBeenCalledTimes(2);
    });
  });
});
