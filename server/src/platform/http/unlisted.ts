import type { FastifyReply } from 'fastify';

const unlisted = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;

/** For addresses that only who was given them knows: kept by no cache, found by no search engine, told to no site. */
export const keepUnlisted = (reply: FastifyReply): FastifyReply => reply.headers(unlisted);

/** Pages below these have such addresses. */
const unlistedPages = /^\/(?:share-short-list|share-shortlists)(?:\/|$)/;

export const isUnlisted = (path: string): boolean => unlistedPages.test(path);
