import { fewestForDays, stretchesOfDaysADay } from '@callboard/contract/search/filter-groups';
import { ChevronDown } from 'lucide-react';
import { memo, useDeferredValue, useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { FoldName } from '../model/folds.ts';
import classes from './fold.module.css';
import { FoldBody, type FoldBodyProps } from './fold-body.tsx';

interface FoldLineProps {
  name: FoldName;
  bodyId: string;
  isOpen: boolean;
  /** How many of what is in it are set. */
  set: number;
  /** Guests find less in it. */
  isForGuests: boolean;
  onToggle: (name: FoldName) => void;
}

const FoldLine = memo(function FoldLine({ name, bodyId, isOpen, set, isForGuests, onToggle }: FoldLineProps) {
  const { t } = useTranslation('talentFilters');
  const isWithLess = isForGuests && (name === 'experience' || name === 'work');
  const hint = isWithLess ? t(`fold.${name}.guestHint`) : t(`fold.${name}.hint`);
  return (
    <h3 className={classes.head}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => onToggle(name)}
      >
        <span className={classes.title}>{t(`fold.${name}.title`)}</span>
        {set > 0 ? (
          <span className={classes.set}>{t('setIn', { count: set })}</span>
        ) : (
          <span className={classes.hint}>{hint}</span>
        )}
        <ChevronDown size={16} aria-hidden />
      </button>
    </h3>
  );
});

/** The line turns at once; what is behind it follows. */
function Body(props: FoldBodyProps) {
  const { t } = useTranslation('talentFilters');
  const isDue = useDeferredValue(true, false);
  if (!isDue) return null;
  return (
    <>
      {props.name === 'scenes' && <p className={classes.note}>{t('scenesNote')}</p>}
      {props.name === 'availability' && (
        <p className={classes.note}>{t('daysNote', { most: stretchesOfDaysADay, fewest: fewestForDays })}</p>
      )}
      <FoldBody {...props} />
    </>
  );
}

type FoldProps = Omit<FoldLineProps, 'bodyId'> & FoldBodyProps;

/** A part of the panel behind a line that says what is in it, and how much of it is set. */
export function Fold({ name, isOpen, set, isForGuests, onToggle, ...body }: FoldProps) {
  const id = useId();
  const line = { name, isOpen, set, isForGuests, onToggle };
  return (
    <section className={classes.fold}>
      <FoldLine {...line} bodyId={id} />
      {isOpen && (
        <div className={classes.body} id={id}>
          <Body name={name} {...body} />
        </div>
      )}
    </section>
  );
}
