export { CastingsPage } from './castings-page.tsx';
