import './words.ts';

export { GalleryEditor } from './components/gallery-editor.tsx';
