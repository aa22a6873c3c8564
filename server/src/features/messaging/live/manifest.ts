import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import type { LiveKind } from '../../../platform/live/live-kind.ts';
import type { Messages } from '../messages/index.ts';
import type { GuestAccess } from './guest-channel.ts';
import { type LiveOptions, liveChannel } from './live-channel.ts';

const personalData: PersonalData = {
  columns: {
    'live_connection.account_id': {
      archive: 'left out: only who has a page open now',
      erasing: 'deleted',
    },
  },
};

type LiveNeeds = Omit<LiveOptions, 'reader' | 'guests' | 'kinds'> & {
  readonly clientLinks: { readonly guests: GuestAccess };
  readonly messages: Pick<Messages, 'live'>;
  readonly liveKinds: readonly LiveKind[];
};

export const live = feature({
  routes: (app, needs: LiveNeeds) =>
    liveChannel(app, {
      ...needs,
      reader: needs.messages.live,
      guests: needs.clientLinks.guests,
      kinds: needs.liveKinds,
    }),
  personalData,
});
