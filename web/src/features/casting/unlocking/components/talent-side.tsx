import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { useTalentFacts } from '../api.ts';
import { factsOf } from '../model/talent-facts.ts';
import type { UnlockRequest } from '../model/unlock-request.ts';
import classes from './talent-side.module.css';

interface TalentSideProps {
  request: UnlockRequest;
  recruiterId: number;
}

/** As many as usually come, so that nothing below moves. */
const placesForFacts = ['languages', 'height', 'theatre', 'work', 'reels'] as const;

/** Whose door it is: the face, and what a casting director asks first. */
export function TalentSide({ request, recruiterId }: TalentSideProps) {
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
            {placesForFacts.map((place) => (
              <div key={place} className={classes.place}>
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
