export { CharacterEditor } from './editor/character-editor.tsx';
