export { talentAddresses } from './manifest.ts';
