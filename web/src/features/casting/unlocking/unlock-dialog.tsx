import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import './words.ts';
import { formatPlayingAge } from '../../../shared/lib/format/playing-age.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { TalentSide } from './components/talent-side.tsx';
import { UnlockOffer } from './components/unlock-offer.tsx';
import { UnlockedContact } from './components/unlocked-contact.tsx';
import type { AskedDays } from './model/asked-days.ts';
import { closeUnlock, type UnlockRequest, useUnlockRequest } from './model/unlock-request.ts';
import { useAskedDays } from './model/use-asked-days.ts';
import { useUnlocking } from './model/use-unlocking.ts';

interface OneUnlockProps {
  request: UnlockRequest;
  recruiterId: number;
  opened: boolean;
}

/** Plays 22–30, Shillong. 88% match for Meera. */
function useLine({ playingAge, city, match, character }: UnlockRequest): string {
  const { t } = useTranslation('unlocking');
  const plays = playingAge && t('plays', { age: formatPlayingAge(playingAge) });
  const place = [plays, city].filter(Boolean).join(', ');
  const fit =
    match !== undefined &&
    (character?.name ? t('matchFor', { match, character: character.name }) : t('match', { match }));
  return [place && t('line', { line: place }), fit].filter(Boolean).join(' ');
}

function OneUnlock({ request, recruiterId, opened }: OneUnlockProps) {
  const { t } = useTranslation('unlocking');
  const asked = useAskedDays(request.days);
  const [asks, setAsks] = useState<AskedDays>();
  const line = useLine(request);
  const unlocking = useUnlocking({
    request,
    recruiterId,
    onUnlocked: setAsks,
    onRefused: ({ fields }) => {
      if (fields.some(({ field }) => /(start|end)_date$/.test(field))) asked.open();
    },
  });
  const isOpen = request.isUnlocked === true || unlocking.unlocked !== undefined;
  const shared = { request, onClose: closeUnlock };
  return (
    <Dialog
      opened={opened}
      onClose={closeUnlock}
      title={t(isOpen ? 'done.title' : 'title', { name: request.name })}
      lead={isOpen ? t('done.lead') : line}
      width="wide"
      side={<TalentSide request={request} recruiterId={recruiterId} />}
      closable={!unlocking.isUnlocking}
      closesOnClickOutside={!asked.isOpen}
    >
      {isOpen ? (
        <UnlockedContact {...shared} recruiterId={recruiterId} asks={asks} />
      ) : (
        <UnlockOffer {...shared} asked={asked} unlocking={unlocking} />
      )}
    </Dialog>
  );
}

/** Asks before it charges, and shows at once what was opened. */
export default function UnlockDialog() {
  const request = useUnlockRequest();
  const { user } = useSession();
  // It closes in its own time, with the one it was about still in it.
  const [last, setLast] = useState<{ request: UnlockRequest; times: number }>();
  if (request && request !== last?.request) setLast({ request, times: (last?.times ?? 0) + 1 });
  if (!last || user?.user_type !== 2) return null;
  return (
    <OneUnlock
      key={last.times}
      request={last.request}
      recruiterId={user.user_id}
      opened={request !== undefined}
    />
  );
}
