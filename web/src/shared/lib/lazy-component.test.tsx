import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

it('shows the fallback until the script is loaded, once', async () => {
  const load = vi.fn(async () => ({ default: Greeting }));
  const { Component } = lazyComponent(load, <p>Soon</p>);
  render(
    <>
      <Component name="Asha" />
      <Component name="Farida" />
    </>,
  );
  expect(screen.getAllByText('Soon')).toHaveLength(2);
  expect(await screen.findByText('Good evening, Asha')).toBeDefined();
  expect(screen.getByText('Good evening, Farida')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('renders right away when preloaded', async () => {
  const load = vi.fn(async () => ({ default: Greeting }));
  const { Component, preload } = lazyComponent(load, <p>Soon</p>);
  preload();
  await load.mock.results[0]?.value;
  await Promise.resolve();
  render(<Component name="Asha" />);
  expect(screen.getByText('Good evening, Asha')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('throws when loading fails, and retries on the next render', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => ({ default: Greeting }));
  load.mockRejectedValueOnce(new Error('The line went dead'));
  const { Component } = lazyComponent(load);
  const { unmount } = render(
    <Boundary>
      <Component name="Asha" />
    </Boundary>,
  );
  expect(await screen.findByText('The line went dead')).toBeDefined();
  unmount();
  render(<Component name="Asha" />);
  expect(await screen.findByText('Good evening, Asha')).toBeDefined();
});

it('renders when the script arrives between the render and its effects', async () => {
  let finish = () => {};
  const load = () =>
    new Promise<{ default: typeof Greeting }>((resolve) => {
      finish = () => resolve({ default: Greeting });
    });
  const { Component: Lazy, preload } = lazyComponent(load);
  preload();
  function Arrival() {
    useLayoutEffect(finish, []);
    return null;
  }
  // Inside act() effects follow the render at once. In a browser a script may come first.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <>
      <Lazy name="Asha" />
      <Arrival />
    </>,
  );
  await vi.waitFor(() => expect(document.body.textContent).toBe('Good evening, Asha'));
  root.unmount();
  vi.unstubAllGlobals();
});
