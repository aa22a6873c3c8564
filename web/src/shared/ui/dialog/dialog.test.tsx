import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { Dialog } from './dialog.tsx';

function Removable() {
  const [isThere, setIsThere] = useState(true);
  return isThere ? (
    <button type="button" onClick={() => setIsThere(false)}>
      Remove me
    </button>
  ) : null;
}

function open(closable: boolean) {
  const onClose = vi.fn();
  renderForTest(
    <Dialog opened onClose={onClose} title="Side by side" closable={closable}>
      <Removable />
    </Dialog>,
  );
  return onClose;
}

it('closes on Escape, even after the focused button is removed', async () => {
  const onClose = open(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove me' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open while not closable', async () => {
  const onClose = open(false);
  await userEvent.click(screen.getByRole('button', { name: 'Remove me' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});
