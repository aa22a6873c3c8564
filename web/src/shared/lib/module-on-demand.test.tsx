import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { moduleOnDemand } from './module-on-demand.ts';

const greeting = { Greeting: () => <p>Good evening</p> };

function createUser(load: () => Promise<typeof greeting>) {
  const demand = moduleOnDemand(load);
  const onFailure = vi.fn();
  const User = ({ isNeeded }: { isNeeded: boolean }) => {
    const module = demand.useModule(isNeeded, onFailure);
    return module ? <module.Greeting /> : null;
  };
  return { User, onFailure, preload: demand.preload };
}

test('is loaded once it is needed, and once for all', async () => {
  const load = vi.fn(async () => greeting);
  const { User } = createUser(load);
  const { rerender } = render(<User isNeeded={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<User isNeeded />);
  expect(await screen.findByText('Good evening')).toBeTruthy();
  render(<User isNeeded />);
  expect(screen.getAllByText('Good evening')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loaded ahead it is there in the first render', async () => {
  const { User, preload } = createUser(async () => greeting);
  await preload();
  render(<User isNeeded />);
  expect(screen.getByText('Good evening')).toBeTruthy();
});

test('a failure is reported each time it is needed, and the next time it may work', async () => {
  const load = vi.fn<() => Promise<typeof greeting>>().mockRejectedValueOnce(new TypeError('no connection'));
  load.mockRejectedValueOnce(new TypeError('no connection')).mockResolvedValueOnce(greeting);
  const { User, onFailure } = createUser(load);
  const { rerender } = render(<User isNeeded />);
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(times));
    rerender(<User isNeeded={false} />);
    rerender(<User isNeeded />);
  }
  expect(await screen.findByText('Good evening')).toBeTruthy();
  expect(onFailure).toHaveBeenCalledTimes(2);
});
