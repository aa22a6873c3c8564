import { forReading, sizeTypes, toFeetAndInches } from '@callboard/contract/people/measurements';
import { User } from 'lucide-react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../../shared/ui/facts/facts.tsx';
import { nameOf } from '../../../../site/reference/index.ts';
import { useCover } from '../../api.ts';
import { useFieldValue } from '../../model/use-field.ts';
import { useWizard } from '../../model/wizard-context.ts';
import classes from './simple-preview.module.css';

const shownAtMost = 4;

/** The first few names of a list, and how many more there are. */
function useNames() {
  const { t } = useTranslation('profileWizard');
  return (names: readonly string[]): string => {
    const [first, rest] = [names.slice(0, shownAtMost), names.length - shownAtMost];
    return [first.join(', '), rest > 0 && t('review.preview.more', { count: rest })]
      .filter(Boolean)
      .join(' ');
  };
}

function CoverFacts() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const names = useNames();
  const { from, to } = useFieldValue('playingAge');
  const { stored } = useFieldValue('height');
  const city = nameOf(lists.cities, useFieldValue('residence'));
  const languages = names(
    useFieldValue('languages').map(({ language }) => nameOf(lists.languages, language)),
  );
  const skills = names(useFieldValue('skills').map((id) => nameOf(lists.skills, id)));
  const tall = stored === null ? undefined : toFeetAndInches(stored);
  return (
    <Facts>
      {from && to && <Fact label={t('review.preview.playing')}>{`${from}\u2013${to}`}</Fact>}
      {city && <Fact label={t('review.preview.city')}>{city}</Fact>}
      {tall && stored !== null && (
        <Fact label={t('review.preview.height')}>
          {`${tall.feet}\u2032 ${tall.inches}\u2033, ${forReading(stored, sizeTypes.centimetres)} cm`}
        </Fact>
      )}
      {languages && <Fact label={t('review.preview.languages')}>{languages}</Fact>}
      {skills && <Fact label={t('review.preview.skills')}>{skills}</Fact>}
    </Facts>
  );
}

/** Cover, name and first facts: what a card says about somebody. */
export function SimplePreview() {
  const { t } = useTranslation('profileWizard');
  const { wizard } = useWizard();
  const { data: cover } = useCover(wizard.userId);
  const first = useFieldValue('firstName');
  const last = useFieldValue('lastName');
  const headline = useFieldValue('headline');
  return (
    <div className={classes.preview}>
      {cover ? (
        <img className={classes.cover} src={cover.file_url} alt={t('review.preview.title')} />
      ) : (
        <span className={classes.cover}>
          <User size={36} aria-hidden />
          {t('review.preview.noCover')}
        </span>
      )}
      <div className={classes.words}>
        <p className={classes.name}>
          {first} {last}
        </p>
        {headline && <p className={classes.headline}>{headline}</p>}
        <CoverFacts />
      </div>
    </div>
  );
}
