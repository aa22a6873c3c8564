export { useVerification } from './api.ts';
