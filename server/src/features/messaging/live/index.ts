export type { GuestAccess, GuestLink } from './guest-channel.ts';
export { live } from './manifest.ts';
