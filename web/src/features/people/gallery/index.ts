export { GalleryEditor } from './components/gallery-editor.tsx';
