import type { OwnGallery, OwnGalleryItem } from '@callboard/contract/people/gallery';
import type { Connection } from '../../../../shared/lib/send-later/connection.ts';
import type { TabClaims } from '../../../../shared/lib/send-later/tab-locks.ts';
import type { Upload } from './upload.ts';

export const someItem = (id: number, change: Partial<OwnGalleryItem> = {}): OwnGalleryItem => ({
  id,
  kind: 'photo',
  is_cover_photo: false,
  file_url: `/files/${id}.webp`,
  card_url: `/files/${id}-card.webp`,
  full_url: `/files/${id}-full.webp`,
  caption: null,
  width: 800,
  height: 1000,
  placeholder: null,
  duration_ms: null,
  state: 'ready',
  refusal: null,
  order: id,
  bytes: 1000,
  ...change,
});

export const galleryOf = (...gallary: OwnGalleryItem[]): OwnGallery => ({
  gallary,
  progress: {
    is_profile_creation_completed: false,
    last_activity_page: 2,
    show_to_recruiters: false,
    missing: [],
  },
});

export const someUpload = (key: string, change: Partial<Upload> = {}): Upload => ({
  key,
  kind: 'photo',
  name: `${key}.jpg`,
  size: 100,
  lastModified: 7,
  file: new Blob(['x'.repeat(100)], { type: 'image/jpeg' }),
  status: { at: 'waiting', sent: 0 },
  ...change,
});

/** A connection that the test loses and restores. */
export function connectionForTest(): Connection & { lose(): void; restore(): void } {
  let isOnline = true;
  const listeners = new Set<() => void>();
  return {
    isOnline: () => isOnline,
    onOnline(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lose() {
      isOnline = false;
    },
    restore() {
      isOnline = true;
      for (const listener of listeners) listener();
    },
  };
}

/** Pages that the test closes by hand. */
export function fakeClaims(
  tab: string,
): TabClaims & { isHeld(): boolean; close(other: string): Promise<void> } {
  let isHeld = false;
  const waiting = new Map<string, (() => Promise<void>)[]>();
  return {
    tab,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
    },
    isHeld: () => isHeld,
    onTabClosed: (other, work) => void waiting.set(other, [...(waiting.get(other) ?? []), work]),
    async close(other) {
      for (const work of waiting.get(other) ?? []) await work();
    },
  };
}

/** A promise that the test resolves or rejects. */
export function deferred<T>() {
  let keep: (value: T) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    keep = resolve;
    fail = reject;
  });
  return { promise, keep, fail };
}
