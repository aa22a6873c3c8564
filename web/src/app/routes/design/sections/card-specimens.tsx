import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { TalentCard, type TalentCardTalent } from '../../../../shared/ui/talent-card/talent-card.tsx';
import { TalentCardSkeleton } from '../../../../shared/ui/talent-card/talent-card-skeleton.tsx';
import { TalentGrid } from '../../../../shared/ui/talent-card/talent-grid.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { guestTalents, sampleTalents } from '../samples/talents.ts';
import { Specimen } from '../specimen-section.tsx';
import classes from './card-specimens.module.css';

const skeletons = ['first', 'second', 'third'];

export function CardSpecimens() {
  const { t } = useTranslation('design');
  const actionsFor = ({ name, lock }: TalentCardTalent) => ({
    onQuickView: () => void toast(t('cards.viewed', { name })),
    onShortlist: () => void toast(t('cards.shortlisted', { name })),
    ...(lock === 'locked' && { onUnlock: () => void toast(t('cards.unlocked', { name })) }),
  });
  return (
    <>
      <Specimen title={t('cards.recruiter')}>
        <TalentGrid label={t('cards.recruiter')}>
          {sampleTalents.map((talent) => (
            <li key={talent.name}>
              <TalentCard talent={talent} actions={actionsFor(talent)} />
            </li>
          ))}
        </TalentGrid>
        <p className={classes.hint}>{t('cards.hint')}</p>
      </Specimen>
      <Specimen title={t('cards.guest')}>
        <TalentGrid label={t('cards.guest')}>
          {[
            ...guestTalents.map((talent) => (
              <li key={talent.name}>
                <TalentCard talent={talent} />
              </li>
            )),
            ...skeletons.map((skeleton) => (
              <li key={skeleton}>
                <TalentCardSkeleton />
              </li>
            )),
          ]}
        </TalentGrid>
      </Specimen>
    </>
  );
}
