export { LoadSearch } from './components/load-search.tsx';
export { SaveSearch } from './components/save-search.tsx';
export { SearchSheet } from './components/search-sheet.tsx';
export { ShareSearch } from './components/share-search.tsx';
export { LeftOutNotice, SavedLink, SharedLink } from './components/shared-link.tsx';
