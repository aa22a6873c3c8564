import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { VideoPlayer } from './video-player.tsx';

const reel = (id: number, title: string) => ({
  title,
  video: {
    id,
    file_url: `/files/${id}.mp4`,
    card_url: `/files/${id}.webp`,
    placeholder: null,
    duration_ms: 65_000,
  },
});
const reels = [reel(1, 'Self-introduction'), reel(2, 'Kathak')];

const video = () => {
  const element = screen.getByRole('dialog').querySelector('video');
  if (!element) throw new Error('There is no video');
  return element;
};

async function open() {
  const user = userEvent.setup();
  renderForTest(<VideoPlayer reels={reels} at={0} />);
  expect(document.querySelector('video')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play Self-introduction, 1:05 long' }));
  await screen.findByRole('dialog', { name: 'Video: Self-introduction' });
  return user;
}

describe('a reel', () => {
  it('opens large and plays, and fetches nothing by itself', async () => {
    await open();
    expect(video().getAttribute('src')).toBe('/files/1.mp4');
    expect(video().getAttribute('preload')).toBe('none');
    expect(video().getAttribute('poster')).toBe('/files/1.webp');
    expect(video().hasAttribute('controls')).toBe(false);
    expect(screen.getByRole('button', { name: 'Pause Self-introduction' })).toBeTruthy();
  });

  it('is paused, muted, sought and sped up by its controls', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Pause Self-introduction' }));
    expect(screen.getAllByRole('button', { name: 'Play Self-introduction' }).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Mute' }));
    expect(video().muted).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Speed 1×/ }));
    expect(video().playbackRate).toBe(1.25);
    const position = screen.getByRole('slider', { name: 'Position in Self-introduction' });
    fireEvent.change(position, { target: { value: '30' } });
    expect(video().currentTime).toBe(30);
    expect(position.getAttribute('aria-valuetext')).toBe('0:30 of 1:05');
  });

  it.each([
    ['k', () => screen.getAllByRole('button', { name: 'Play Self-introduction' })[0]],
    ['m', () => screen.getByRole('button', { name: 'Unmute' })],
    ['>', () => screen.getByRole('button', { name: /^Speed 1.25×/ })],
    ['l', () => screen.getByRole('slider')],
  ])('hears the key %s', async (key, found) => {
    await open();
    fireEvent.keyDown(video(), { key });
    expect(found()).toBeTruthy();
    expect(video().currentTime).toBe(key === 'l' ? 10 : 0);
  });

  it('leads to the next one, which waits for its own press', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Next video' }));
    expect(screen.getByText('2 of 2')).toBeTruthy();
    expect(video().getAttribute('src')).toBe('/files/2.mp4');
    expect(screen.getAllByRole('button', { name: 'Play Kathak' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Next video' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('says when it cannot be played, and closes with the focus where it was', async () => {
    const user = await open();
    fireEvent.error(video());
    expect(screen.getByRole('alert').textContent).toMatch(/Couldn’t play this/);
    await user.click(screen.getByRole('button', { name: 'Close video' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Play Self-introduction, 1:05 long');
  });
});
