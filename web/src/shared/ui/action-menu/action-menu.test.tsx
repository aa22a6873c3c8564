import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Trash2 } from 'lucide-react';
import { expect, it } from 'vitest';
import { ActionMenu } from './action-menu.tsx';

const open = () => {
  render(
    <ActionMenu actions={[{ key: 'remove', label: 'Remove', icon: Trash2, onChoose: () => undefined }]}>
      <button type="button">Actions</button>
    </ActionMenu>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
};
const menu = () => screen.queryByRole('menu');
const nextFrames = () =>
  act(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });

it('stays open when its own button was scrolled into view to be pressed', async () => {
  open();
  fireEvent.scroll(document);
  expect(menu()).not.toBeNull();
});

it('closes when somebody scrolls on', async () => {
  open();
  await nextFrames();
  fireEvent.scroll(document);
  await waitFor(() => expect(menu()).toBeNull());
});
