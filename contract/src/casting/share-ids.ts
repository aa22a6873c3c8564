import { z } from 'zod';

/** 128 bits or more, made for the link. */
export const ShareId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'This link is incomplete');
/** Given to a client on first opening. It answers for them on this link and opens nothing else. */
export const VisitorToken = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
