import type { Community } from './community.ts';
import { easternCommunities } from './names-east.ts';
import { muslimAndKashmiriCommunities } from './names-muslim-and-kashmiri.ts';
import { northernCommunities } from './names-north.ts';
import { northEasternCommunities } from './names-north-east.ts';
import { southernCommunities } from './names-south.ts';
import { westernCommunities } from './names-west.ts';

export const communities: readonly Community[] = [
  ...southernCommunities,
  ...westernCommunities,
  ...northernCommunities,
  ...muslimAndKashmiriCommunities,
  ...easternCommunities,
  ...northEasternCommunities,
];
