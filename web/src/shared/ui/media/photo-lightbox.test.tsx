import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { samplePhoto } from '../../../../test/sample-talent.ts';
import { renderForTest } from '../render-for-test.tsx';
import Lightbox, { pulled, turnBySwipe } from './photo-lightbox.tsx';

const photos = [samplePhoto(1), samplePhoto(2, { caption: 'On stage' }), samplePhoto(3), samplePhoto(4)].map(
  (photo) => ({ ...photo, alt: `Ananya Rao: ${photo.caption ?? 'photo'}` }),
);

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [last, setLast] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open, {last === undefined ? 'never' : `left at ${last}`}
      </button>
      {isOpen && (
        <Lightbox
          photos={photos}
          name="Ananya Rao"
          startAt={1}
          onClose={(at) => {
            setLast(at);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const open = async () => {
  const user = userEvent.setup();
  renderForTest(<Page />);
  await user.click(screen.getByRole('button', { name: /^Open/ }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Photos of Ananya Rao' }) };
};

describe('the lightbox', () => {
  it('shows one photo with its caption and preloads its neighbours', async () => {
    const { dialog } = await open();
    expect(screen.getByText('2 of 4')).toBeDefined();
    expect(screen.getByText('On stage')).toBeDefined();
    const shown = [...dialog.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(shown).toEqual([
      '/files/media/full-1.webp',
      '/files/media/full-2.webp',
      '/files/media/full-3.webp',
    ]);
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Ananya Rao: On stage');
  });

  it.each([
    [['ArrowRight'], '3 of 4'],
    [['ArrowLeft'], '1 of 4'],
    [['End'], '4 of 4'],
    [['End', 'Home'], '1 of 4'],
    [['PageDown'], '3 of 4'],
    [['PageUp'], '1 of 4'],
    [['End', 'ArrowRight', 'ArrowRight'], '4 of 4'],
    [['Home', 'ArrowLeft'], '1 of 4'],
    [['a'], '2 of 4'],
  ])('is turned by %j to %s', async (keys, position) => {
    const { dialog } = await open();
    for (const key of keys) fireEvent.keyDown(dialog, { key });
    expect(screen.getByText(position)).toBeDefined();
  });

  it('is turned by its arrows, which stay where they are at the end', async () => {
    const { user } = await open();
    const next = screen.getByRole('button', { name: 'Next photo' });
    for (let press = 0; press < 5; press += 1) await user.click(next);
    expect(screen.getByText('4 of 4')).toBeDefined();
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Previous photo' }));
    expect(screen.getByText('3 of 4')).toBeDefined();
  });

  it('returns focus and the last position', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Next photo' }));
    await user.click(screen.getByRole('button', { name: 'Close photos' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Open, left at 2');
  });

  it('closes by Esc or the back key of a phone', async () => {
    const { dialog } = await open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a finger', () => {
  it.each([
    [-100, 1, 2],
    [100, 1, 0],
    [-60, 1, 1],
    [-400, 3, 3],
    [400, 0, 0],
  ])('that moved by %d leads from %d to %d', (moved, at, next) => {
    expect(turnBySwipe(moved, 360, at, 4)).toBe(next);
  });

  it('pulls against the ends', () => {
    expect(pulled(100, 0, 4)).toBe(25);
    expect(pulled(-100, 3, 4)).toBe(-25);
    expect(pulled(-100, 0, 4)).toBe(-100);
  });
});
