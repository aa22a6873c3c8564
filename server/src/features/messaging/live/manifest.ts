import { feature } from '../../../platform/feature/feature.ts';
import type { LiveKind } from '../../../platform/live/live-kind.ts';
import type { Messages } from '../messages/index.ts';
import { type LiveOptions, liveChannel } from './live-channel.ts';
import { personalData } from './personal-data.ts';

type LiveNeeds = Omit<LiveOptions, 'reader' | 'kinds'> & {
  readonly messages: Pick<Messages, 'live'>;
  readonly liveKinds: readonly LiveKind[];
};

export const live = feature({
  routes: (app, needs: LiveNeeds) =>
    liveChannel(app, { ...needs, reader: needs.messages.live, kinds: needs.liveKinds }),
  personalData,
});
