import './i18n.ts';
import type { GuestTalent, RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useState } from 'react';
import { type TFunction, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { measuresOf } from '../../../shared/lib/format/measure-text.ts';
import { formatPlayingAge } from '../../../shared/lib/format/playing-age.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { Fact, Facts } from '../../../shared/ui/facts/facts.tsx';
import { Skeleton, Waiting } from '../../../shared/ui/skeleton/skeleton.tsx';
import { CardPhoto } from '../../../shared/ui/talent-card/card-photo.tsx';
import { useSearchCharacter } from '../characters/index.ts';
import { useTalentFacts } from './api.ts';
import { CharacterChoice } from './components/character-choice.tsx';
import { UnlockOffer } from './components/unlock-offer.tsx';
import { UnlockedContact } from './components/unlocked-contact.tsx';
import {
  closeUnlock,
  type UnlockRequest,
  useLastRequest,
  useUnlockRequest,
} from './model/dialog-requests.ts';
import type { RequestedDates } from './model/requested-dates.ts';
import { useRequestedDates } from './model/requested-dates.ts';
import { isAboutCharacter, useUnlocking } from './model/use-unlocking.ts';
import classes from './unlock-dialog.module.css';

interface FactLine {
  readonly label: string;
  readonly value: string;
}

const isRecruiterView = (talent: GuestTalent | RecruiterTalent): talent is RecruiterTalent =>
  'physical_description' in talent;

/** Only the first unit, because the column is narrow. */
const heightOf = (talent: RecruiterTalent) =>
  measuresOf(talent.physical_description)
    .find(({ name }) => name === 'height')
    ?.text.split(',')[0];

/** Facts nobody entered are left out. */
function factsOf(
  request: UnlockRequest,
  answer: GuestTalent | RecruiterTalent | undefined,
  t: TFunction<'unlocking'>,
): FactLine[] {
  const talent = answer && isRecruiterView(answer) ? answer : undefined;
  const languages = talent?.languages.map(({ name }) => name) ?? request.languages ?? [];
  const height = request.heightCm ? t('facts.centimetres', { height: request.heightCm }) : undefined;
  const theatre = talent?.skill_and_education.theatre_experience;
  const reels = talent?.gallary.filter(({ kind }) => kind === 'video').length;
  const lines: readonly (readonly [string, string | undefined])[] = [
    [t('facts.languages'), languages.join(', ')],
    [t('facts.height'), (talent && heightOf(talent)) ?? height],
    [t('facts.theatre'), theatre ? t('facts.years', { count: theatre }) : undefined],
    [
      t('facts.work'),
      talent?.past_work.length ? t('facts.titles', { count: talent.past_work.length }) : undefined,
    ],
    [t('facts.reels'), reels ? String(reels) : undefined],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

interface TalentColumnProps {
  request: UnlockRequest;
  recruiterId: number;
}

/** As many lines as usually load, so nothing below moves. */
const factNames = ['languages', 'height', 'theatre', 'work', 'reels'] as const;

function TalentColumn({ request, recruiterId }: TalentColumnProps) {
  const { t } = useTranslation('unlocking');
  const { data, isPending } = useTalentFacts(request.userUniqueId, recruiterId);
  const facts = factsOf(request, data ?? undefined, t);
  return (
    <div className={classes.side}>
      <div className={classes.photo}>
        <CardPhoto photo={request.photo} name={request.name} isFirst />
      </div>
      <div className={classes.facts}>
        {isPending ? (
          <Waiting label={t('facts.loading', { name: request.name })}>
            {factNames.map((line) => (
              <div key={line} className={classes.factLine}>
                <Skeleton height="0.75rem" />
              </div>
            ))}
          </Waiting>
        ) : (
          <Facts>
            {facts.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </Facts>
        )}
      </div>
    </div>
  );
}

interface OpenUnlockProps {
  request: UnlockRequest;
  recruiterId: number;
  opened: boolean;
}

/** Plays 22–30, Shillong. 88% match for Meera, while that is the character. */
function useSummaryLine(request: UnlockRequest, characterId: number | undefined): string {
  const { playingAge, city, character } = request;
  const match = character?.id === characterId ? request.match : undefined;
  const { t } = useTranslation('unlocking');
  const plays = playingAge && t('plays', { age: formatPlayingAge(playingAge) });
  const line = [plays, city].filter(Boolean).join(', ');
  const fit =
    match !== undefined &&
    (character?.name ? t('matchFor', { match, character: character.name }) : t('match', { match }));
  return [line && t('line', { line }), fit].filter(Boolean).join(' ');
}

function OpenUnlock({ request, recruiterId, opened }: OpenUnlockProps) {
  const { t } = useTranslation('unlocking');
  const requestedDates = useRequestedDates(request.days);
  const [sentDates, setSentDates] = useState<RequestedDates>();
  const searchCharacter = useSearchCharacter();
  const [characterId, setCharacterId] = useState(request.character?.id ?? searchCharacter);
  const line = useSummaryLine(request, characterId);
  const unlocking = useUnlocking({
    request,
    recruiterId,
    characterId,
    onUnlocked: setSentDates,
    onError: (requestError) => {
      if (isAboutCharacter(requestError)) setCharacterId(undefined);
      if (requestError.fields.some(({ field }) => /(start|end)_date$/.test(field))) requestedDates.open();
    },
  });
  const isUnlocked = request.isUnlocked === true || unlocking.unlocked !== undefined;
  const shared = { request, onClose: closeUnlock };
  return (
    <Dialog
      opened={opened}
      onClose={closeUnlock}
      title={t(isUnlocked ? 'done.title' : 'title', { name: request.name })}
      lead={isUnlocked ? t('done.lead') : line}
      width="wide"
      side={<TalentColumn request={request} recruiterId={recruiterId} />}
      closable={!unlocking.isUnlocking}
      closesOnClickOutside={!requestedDates.isOpen}
    >
      {isUnlocked ? (
        <UnlockedContact {...shared} recruiterId={recruiterId} requestedDates={sentDates} />
      ) : (
        <UnlockOffer
          {...shared}
          character={<CharacterChoice chosen={characterId} onChoose={setCharacterId} />}
          requestedDates={requestedDates}
          unlocking={unlocking}
        />
      )}
    </Dialog>
  );
}

/** Asks before it charges, then shows the contact details. */
export default function UnlockDialog() {
  const request = useUnlockRequest();
  const { user } = useSession();
  const last = useLastRequest(request);
  if (!last || user?.user_type !== 2) return null;
  return (
    <OpenUnlock
      key={last.key}
      request={last.request}
      recruiterId={user.user_id}
      opened={request !== undefined}
    />
  );
}
