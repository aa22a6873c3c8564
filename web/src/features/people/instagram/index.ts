export { InstagramReturn } from './instagram-return.tsx';
export { LinkInstagram } from './link-instagram.tsx';
