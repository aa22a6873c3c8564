import {
  ChevronLeft,
  ChevronRight,
  CircleHelp,
  type LucideIcon,
  NotebookPen,
  PencilLine,
  Undo2,
} from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Kbd } from '../../../../shared/ui/kbd/kbd.tsx';
import { statusTable } from '../../../../shared/ui/status/status-table.ts';
import { type Decision, decisions, statusNameOf } from '../model/decisions.ts';
import { useSessionWords } from '../model/session-words.ts';
import classes from './decision-bar.module.css';

interface ToolProps {
  label: string;
  icon: LucideIcon;
  keys?: readonly string[];
  /** A word beside the key, where there is room. */
  word?: string;
  isOff?: boolean;
  onClick: () => void;
}

/** Stays focusable when there is nobody further, so the focus is not lost. */
function Tool({ label, icon: Icon, keys = [], word, isOff = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <Icon className={classes.toolIcon} size={20} aria-hidden />
      <span className={classes.legend} aria-hidden>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        {word}
      </span>
    </button>
  );
}

interface DecisionsProps {
  /** Where the applicant stands. */
  status: number;
  onDecide: (decision: Decision) => void;
}

function Decisions({ status, onDecide }: DecisionsProps) {
  const { t } = useTranslation('applicationReview');
  return (
    <div className={classes.decisions}>
      {decisions.map((decision) => {
        const { icon: Icon } = statusTable[statusNameOf(decision.status)];
        return (
          <Button
            key={decision.key}
            variant={decision.decision === 'shortlisted' ? 'filled' : 'outline'}
            className={`${classes.decision}`}
            aria-keyshortcuts={decision.key}
            aria-pressed={decision.status === status}
            leftSection={
              <>
                <span className={classes.key}>
                  <Kbd>{decision.key}</Kbd>
                </span>
                <Icon className={classes.icon} size={20} aria-hidden />
              </>
            }
            onClick={() => onDecide(decision)}
          >
            {t(`decide.${decision.decision}`)}
          </Button>
        );
      })}
    </div>
  );
}

interface DecisionBarProps {
  status: number;
  /** Why nothing can be decided, if so. */
  reason: string | undefined;
  /** Counted from 1. Undefined where who is open is not on the list. */
  place: number | undefined;
  count: number;
  onDecide: (decision: Decision) => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onNote: () => void;
  onUndo: () => void;
  onWords: () => void;
  onKeys: () => void;
  /** Before what a pointer pressed is done. */
  onPointer: () => void;
  canDecide: boolean;
  /** Who was not selected can be looked at again. */
  onConsiderAgain: (() => void) | undefined;
}

const nowhere = () => undefined;

/** At the foot: the decisions with their keys, and the way to the next applicant. */
export function DecisionBar(props: DecisionBarProps) {
  const { status, reason, place, count, canDecide, onDecide, onPrevious, onNext } = props;
  const { t } = useTranslation('applicationReview');
  const hasWords = useSessionWords('notSelected') !== undefined;
  return (
    <section
      className={classes.bar}
      aria-label={t('decide.label')}
      onClickCapture={({ detail }) => detail > 0 && props.onPointer()}
    >
      <div className={classes.inner}>
        {reason === undefined ? (
          <Decisions status={status} onDecide={onDecide} />
        ) : (
          <div className={classes.reason}>
            <p>{reason}</p>
            {props.onConsiderAgain && (
              <Button variant="outline" onClick={props.onConsiderAgain}>
                {t('decide.considerAgain')}
              </Button>
            )}
          </div>
        )}
        <div className={classes.tools}>
          <Tool
            label={t('decide.previous')}
            icon={ChevronLeft}
            keys={['←']}
            isOff={!onPrevious}
            onClick={onPrevious ?? nowhere}
          />
          <span className={classes.place}>
            {place !== undefined && t('one.position', { at: formatCount(place), of: formatCount(count) })}
          </span>
          <Tool
            label={t('decide.next')}
            icon={ChevronRight}
            keys={['→']}
            isOff={!onNext}
            onClick={onNext ?? nowhere}
          />
          <span className={classes.gap} />
          {canDecide && hasWords && (
            <Tool
              label={t('decide.words')}
              icon={PencilLine}
              word={t('decide.words')}
              onClick={props.onWords}
            />
          )}
          <Tool
            label={t('decide.note')}
            icon={NotebookPen}
            keys={['N']}
            word={t('decide.note')}
            onClick={props.onNote}
          />
          {canDecide && (
            <Tool
              label={t('decide.undo')}
              icon={Undo2}
              keys={['Z']}
              word={t('decide.undo')}
              onClick={props.onUndo}
            />
          )}
          <Tool label={t('decide.keys')} icon={CircleHelp} keys={['?']} onClick={props.onKeys} />
        </div>
      </div>
    </section>
  );
}
