import { configure, getConfig } from '@testing-library/react';

/**
 * Queries by role ask whether each element is hidden, and happy-dom works out its whole style each time. No style
 * sheet is loaded in tests: an element without a style of its own looks as its tag and what opens or hides it say.
 */
const looks = new Map<string, string>();

function hasOwnStyle(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (at.hasAttribute('style')) return true;
  return false;
}

function displayOf(element: Element, real: () => CSSStyleDeclaration): string {
  const look = `${element.tagName} ${element.hasAttribute('open')} ${element.hasAttribute('hidden')}`;
  const known = looks.get(look);
  if (known !== undefined) return known;
  const found = real().display;
  looks.set(look, found);
  return found;
}

/** Only what the queries ask for is answered quickly; everything else comes from happy-dom. */
function quickStyle(element: Element, real: () => CSSStyleDeclaration): CSSStyleDeclaration {
  const read = (name: string): string | undefined => {
    if (name === 'display') return displayOf(element, real);
    return name === 'visibility' ? 'visible' : undefined;
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get(_target, name) {
      if (name === 'getPropertyValue')
        return (asked: string) => read(asked) ?? real().getPropertyValue(asked);
      const value = read(String(name)) ?? Reflect.get(real(), name);
      return typeof value === 'function' ? value.bind(real()) : value;
    },
  });
}

function answerStylesQuickly(): void {
  const original = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected || hasOwnStyle(element) || document.querySelector('style'))
      return original(element, pseudo);
    let computed: CSSStyleDeclaration | undefined;
    return quickStyle(element, () => (computed ??= original(element)));
  };
}

/** A query that waits prints the page when it gives up, not each time it looks. */
function printThePageOnce(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      const { _disableExpensiveErrorDiagnostics: isLookingAgain } = getConfig() as {
        _disableExpensiveErrorDiagnostics?: boolean;
      };
      if (!isLookingAgain) return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}

let isDone = false;

/** Once for each worker: its files share the page, and each of them runs the setup. */
export function makeQueriesQuick(): void {
  if (isDone) return;
  isDone = true;
  printThePageOnce();
  if (typeof window !== 'undefined') answerStylesQuickly();
}
