import type { OwnGallery } from '@callboard/contract/people/gallery';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSession, session } from '../../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../../shared/lib/session/session-for-test.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import ToastContainer from '../../../../shared/ui/toast/toast-container.tsx';
import type { GalleryChange } from '../api.ts';
import { GalleryEditor } from '../index.ts';
import { galleryOf, someItem } from '../model/gallery-for-test.ts';

const three = () =>
  galleryOf(
    someItem(1, { is_cover_photo: true, order: 0 }),
    someItem(2, { order: 1, caption: 'Smile' }),
    someItem(3, { order: 2 }),
  );

/** A fake server for the two requests of the gallery. */
function serve(first: OwnGallery | 'nobody') {
  let gallery = first;
  const changes: GalleryChange[] = [];
  const apply = ({ items = [], removed = [] }: GalleryChange): OwnGallery => {
    if (gallery === 'nobody') return galleryOf();
    const requestedAt = new Map(items.flatMap((item) => ('id' in item ? [[item.id, item] as const] : [])));
    const cover = [...requestedAt.values()].find(({ is_cover_photo }) => is_cover_photo)?.id;
    const gallary = gallery.gallary
      .filter(({ id }) => !removed.includes(id))
      .map((item) => ({
        ...item,
        order: requestedAt.get(item.id)?.order ?? item.order,
        caption: requestedAt.get(item.id)?.caption ?? item.caption,
        is_cover_photo: cover === undefined ? item.is_cover_photo : item.id === cover,
      }));
    return { ...gallery, gallary };
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith('/v1/image-upload')) throw new TypeError('No network in this test');
    if (init.method === 'POST') {
      const change: GalleryChange = JSON.parse(String(init.body));
      changes.push(change);
      gallery = apply(change);
    }
    if (gallery === 'nobody') throw new TypeError('Failed to fetch');
    return Response.json(gallery);
  });
  return {
    changes,
    answer: (next: OwnGallery) => {
      gallery = next;
    },
  };
}

const open = (onProgress = vi.fn()) => {
  renderForTest(
    <>
      <GalleryEditor userId={7} onProgress={onProgress} />
      <ToastContainer />
    </>,
  );
  return onProgress;
};

const tiles = () => within(screen.getByRole('list', { name: 'Your photos' }));
const names = () =>
  tiles()
    .getAllByRole('button', { name: /^(Cover, photo|Photo) \d/ })
    .map((button) => button.getAttribute('aria-label'));
const choose = async (photo: string, action: string) => {
  await screen.findByRole('list', { name: 'Your photos' });
  await userEvent.click(await tiles().findByRole('button', { name: `More for ${photo}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  loadSession();
  session.start(answerOf('t-1', someUser({ user_id: 7 })));
});
afterEach(async () => {
  await act(() => session.end());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a photo that is too small', () => {
  it('gets a warning', async () => {
    serve(
      galleryOf(
        someItem(1, { is_cover_photo: true, order: 0, width: 200 }),
        someItem(2, { order: 1, width: 639 }),
      ),
    );
    open();
    await screen.findByText(/only 200 px wide\. Use one at least 640 px wide/);
    screen.getByText(/One photo is less than 640 px wide/);
  });

  it('is not shown for a wide photo', async () => {
    serve(galleryOf(someItem(1, { is_cover_photo: true, order: 0, width: 640 })));
    open();
    await screen.findByText(/1 of 30/);
    expect(screen.queryByText(/px wide/)).toBeNull();
  });
});

describe('the gallery', () => {
  it('shows the photos with the cover first, counts them, and reports what is missing', async () => {
    serve(three());
    const onProgress = open();
    expect(await screen.findByText('3 of 30 photos')).toBeTruthy();
    expect(names()).toEqual(['Cover, photo 1 of 3', 'Photo 2 of 3, Smile', 'Photo 3 of 3']);
    expect(onProgress).toHaveBeenCalledWith(three().progress);
    expect(screen.getAllByText('Optional, up to 5')).toHaveLength(2);
  });

  it('makes another photo the cover from its menu and keeps the focus on it', async () => {
    const { changes } = serve(three());
    open();
    await choose('Photo 3 of 3', 'Make cover');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.items).toEqual([
      { id: 3, order: 0, is_cover_photo: true },
      { id: 1, order: 1 },
      { id: 2, order: 2 },
    ]);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Cover, photo 1 of 3'),
    );
    expect(screen.getByText('This photo is your cover now')).toBeTruthy();
  });

  it('moves a photo by keyboard and announces its position', async () => {
    const { changes } = serve(three());
    // There is no layout in tests: tiles are side by side, 100 px each, and a dragged one starts over its
    // own.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const tile = this.closest('[data-tile]') ?? document.querySelector('[data-held]');
      const place = tile ? [...document.querySelectorAll('[data-tile]')].indexOf(tile) : 0;
      return new DOMRect(Math.max(0, place) * 100, 0, 90, 110);
    });
    open();
    const last = await screen.findByRole('button', { name: 'Photo 3 of 3' });
    last.focus();
    const press = async (code: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code });
      // The sensor listens from the next tick on.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    };
    await press('Space');
    expect(await screen.findByText('Picked up Photo 3 of 3, place 3 of 3.')).toBeTruthy();
    await press('ArrowLeft');
    expect(await screen.findByText('Place 2 of 3.')).toBeTruthy();
    await press('Space');
    expect(await screen.findByText('Dropped at place 2 of 3.')).toBeTruthy();
    await waitFor(() => expect(changes[0]?.items?.map((item) => 'id' in item && item.id)).toEqual([1, 3, 2]));
  });

  it('writes a caption below its tile, counts it, and does not send one that is too long', async () => {
    const { changes } = serve(three());
    open();
    await choose('Photo 3 of 3', 'Caption');
    const field = screen.getByRole('textbox', { name: 'Caption' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'a'.repeat(201) } });
    await userEvent.click(screen.getByRole('button', { name: 'Save caption' }));
    expect(screen.getByText('Use up to 200 characters')).toBeTruthy();
    expect(changes).toEqual([]);
    fireEvent.change(field, { target: { value: ' In Madurai ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save caption' }));
    await waitFor(() => expect(changes).toEqual([{ items: [{ id: 3, caption: 'In Madurai' }] }]));
    expect(await tiles().findByRole('button', { name: 'Photo 3 of 3, In Madurai' })).toBeTruthy();
  });

  it('removes with undo by toast or Control Z, and focus stays in the grid', async () => {
    const { changes } = serve(three());
    open();
    await choose('Photo 2 of 3, Smile', 'Remove');
    expect(names()).toEqual(['Cover, photo 1 of 2', 'Photo 2 of 2']);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Photo 2 of 2'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()).toHaveLength(3);
    await choose('Photo 2 of 3, Smile', 'Remove');
    await waitFor(() => expect(names()).toHaveLength(2));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(names()).toHaveLength(3);
    expect(changes).toEqual([]);
  });
});

describe('rejected files', () => {
  const pick = (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[data-source=photos]');
    if (!input) throw new Error('There is no way to add photos');
    fireEvent.change(input, { target: { files } });
  };

  it('say why, and are brought into sight', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    serve(galleryOf());
    open();
    await screen.findByText('Add your cover');
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 104_857_601 });
    pick(large, new File(['GIF89a'], 'party.gif', { type: 'image/gif' }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('2 files weren’t added');
    expect(within(notice).getByText(/^large.png: A photo can be up to 100 MB/)).toBeTruthy();
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    scrolled.mockRestore();
    expect(within(notice).getByText('party.gif: Please select valid file.')).toBeTruthy();
    await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('over 10 MB that this browser cannot open can only be removed', async () => {
    serve(galleryOf());
    open();
    await screen.findByText('Add your cover');
    const large = new File(['x'], 'large.heic', { type: 'image/heic' });
    Object.defineProperty(large, 'size', { value: 10_485_761 });
    pick(large);
    expect(await screen.findByText(/this browser can’t make it smaller/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove large.heic' }));
    expect(screen.queryByText(/this browser can’t make it smaller/)).toBeNull();
  });

  it('cannot even be chosen when there are thirty', async () => {
    serve(galleryOf(...Array.from({ length: 30 }, (_, index) => someItem(index + 1))));
    open();
    expect(await screen.findByText('30 of 30 photos')).toBeTruthy();
    expect(document.querySelector('input[data-source=photos]')).toBeNull();
  });
});

it('shows the error and reads again', async () => {
  const { answer } = serve('nobody');
  open();
  expect(await screen.findByRole('heading', { name: 'Couldn’t load your photos and videos' })).toBeTruthy();
  answer(three());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 of 30 photos')).toBeTruthy();
});

it('shows why a photo was rejected and what to do', async () => {
  const { changes } = serve(
    galleryOf(someItem(1), someItem(2, { state: 'refused', refusal: 'It has more than 40 megapixels.' })),
  );
  open();
  expect(
    await screen.findByRole('button', { name: 'Not accepted: It has more than 40 megapixels.' }),
  ).toBeTruthy();
  expect(screen.getByText('1 of 30 photos')).toBeTruthy();
  expect(screen.getByText('Photo 2 wasn’t accepted. It has more than 40 megapixels.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(changes).toEqual([{ removed: [2] }]));
});

it('is read-only for a frozen talent', async () => {
  session.start(answerOf('t-1', someUser({ user_id: 7, isFreezed: true })));
  serve(three());
  open();
  expect(await screen.findByText(/Your profile is frozen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
  expect(document.querySelectorAll('input[type=file]:enabled')).toHaveLength(0);
});
