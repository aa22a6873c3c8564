import type { FastifyReply } from 'fastify';

/** For addresses that only who was given them knows: kept by no cache, found by no search engine. */
export const keepUnlisted = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');

/** Pages below these have such addresses. */
const unlistedPages = /^\/(?:share-short-list|share-shortlists)(?:\/|$)/;

export const isUnlisted = (path: string): boolean => unlistedPages.test(path);
