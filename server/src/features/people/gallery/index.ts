export { replaceRejectedCover } from './gallery.service.ts';
export { gallery } from './manifest.ts';
