export { GalleryEditor } from './components/gallery-editor.tsx';
export { browserGallery } from './model/browser-gallery.ts';
export { accepted, typeOf } from './model/file-rules.ts';
export { readReel } from './model/read-reel.ts';
export { tilesOf } from './model/tiles.ts';
