import type { TestApp } from './app.ts';
import { galleryOf } from './gallery.ts';
import { type Announced, tusClient } from './tus-client.ts';

/** A talent with a gallery who sends films and recordings to the server at this address. */
export async function reelSender(testApp: TestApp, url: string) {
  const gallery = await galleryOf(testApp);
  const tus = tusClient(url, gallery.headers);
  const begin = async (announced: Announced) => {
    const response = await tus.announce(announced);
    const location = response.headers.get('location');
    if (!location) throw new Error(await response.text());
    return { location, key: location.slice('/uploads/'.length) };
  };
  return { ...gallery, tus, begin };
}
