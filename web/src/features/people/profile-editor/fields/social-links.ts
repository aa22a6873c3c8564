import { talentFields } from '@callboard/contract/people/profile-editor/payload';
import { z } from 'zod';
import type { Field, WriteResult } from '../../../../shared/lib/autosave/field.ts';
import { readCount } from '../../../../shared/lib/typed/read-count.ts';
import { fieldError, type Section, writeAs } from './field-types.ts';
import { readHandle } from './social-handle.ts';

/** A social link as typed. */
export const LinkText = z.object({ network: z.int(), handle: z.string(), followers: z.string() });
export type LinkText = z.infer<typeof LinkText>;

const isBlank = ({ handle, followers }: LinkText) => handle.trim() === '' && followers.trim() === '';

function write(links: LinkText[]): WriteResult {
  const rows = links.filter((link) => !isBlank(link));
  if (rows.some(({ handle }) => handle.trim() === '')) return fieldError('handle');
  const onWire = rows.map(({ network, handle, followers }) => ({
    network,
    handle: readHandle(handle, network),
    followers: readCount(followers),
  }));
  if (onWire.some(({ followers }) => followers === undefined)) return fieldError('followers');
  return writeAs('social_links', talentFields.social_links, onWire);
}

export const socialLinksField: Field<Section, LinkText[]> = {
  section: 'profile',
  draftSchema: z.array(LinkText),
  write,
};
