import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageKeys } from '../../../../shared/lib/page-keys.ts';
import { type Applicant, useApplicant } from '../api.ts';
import { decidingKey, decisions, wire } from '../model/decisions.ts';
import { useHeldRejections } from '../model/held-rejections.ts';
import type { ReviewSearch } from '../model/review-search.ts';
import type { ReviewedJob } from '../model/reviewed-job.ts';
import { useDeciding } from '../model/use-deciding.ts';
import type { Moves } from '../model/use-moves.ts';
import { usePlace } from '../model/use-place.ts';
import { useReadAhead } from '../model/use-read-ahead.ts';
import { useStageFocus } from '../model/use-stage-focus.ts';
import { whyNot } from '../model/why-not.ts';
import { DecisionBar } from './decision-bar.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import classes from './one-by-one.module.css';
import { OpenApplicant } from './open-applicant.tsx';
import { ReviewSide } from './review-side.tsx';
import { WordsDialog } from './words-dialog.tsx';

export interface ReviewProps {
  job: ReviewedJob;
  search: ReviewSearch;
  applicants: readonly Applicant[];
  /** On the whole list. */
  total: number;
  /** Everyone on it is loaded. */
  isComplete: boolean;
  /** More can be asked for now. */
  hasMore: boolean;
  onMore: () => void;
  moves: Moves;
  canDecide: boolean;
  isFrozen: boolean;
}

/** One applicant at a time, with the list beside them and the decisions below. */
export function OneByOne(props: ReviewProps & { openId: number }) {
  const { job, moves, canDecide, isFrozen, openId } = props;
  const { t } = useTranslation('applicationReview');
  const { held, at, count, previous, next, toNext, linkTo, open, close, state } = usePlace(props, openId);
  const query = useApplicant(openId);
  const listed = held[at];
  const detail = query.data ?? undefined;
  const applicant = detail ?? listed;
  const isAboutToEnd = useHeldRejections().has(openId);
  const status = isAboutToEnd ? wire.notSelected : applicant?.jobApplyStatus;
  const { decide, sayDeciding, canSayDeciding, asked, stopAsking, answer } = useDeciding(
    isAboutToEnd ? undefined : applicant,
    moves,
    toNext,
  );
  const [dialog, setDialog] = useState<'keys' | 'words'>();
  const stage = useRef<HTMLDivElement>(null);
  const toStage = useStageFocus(stage, openId);
  const note = useRef<HTMLDivElement>(null);
  const ahead = useReadAhead(next);

  // Shown, so viewed: also where the list is not here yet.
  useEffect(() => {
    if (detail && canDecide) moves.markViewed(detail);
  });

  const writeNote = () => {
    const field = note.current?.querySelector('textarea');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  const play = () => {
    const media = stage.current?.querySelector<HTMLMediaElement>('video, audio');
    if (media?.paused) media.play().catch(() => undefined);
    else media?.pause();
  };
  usePageKeys({
    ...(canDecide && {
      ...Object.fromEntries(decisions.map((decision) => [decision.key, () => decide(decision)])),
      [decidingKey]: sayDeciding,
      z: moves.undo,
      Z: moves.undo,
    }),
    ArrowLeft: () => previous && open(previous.id),
    ArrowRight: () => toNext?.(),
    ' ': play,
    n: writeNote,
    N: writeNote,
    g: close,
    G: close,
    Escape: close,
    '?': () => setDialog('keys'),
  });

  const name = applicant?.talent.name ?? '';
  return (
    <div className={classes.one}>
      <ReviewSide
        job={job}
        role={props.search.role}
        applicants={held}
        count={count}
        openId={openId}
        name={name}
        linkTo={linkTo}
        state={state}
        onClose={close}
      />
      <OpenApplicant
        key={openId}
        query={query}
        status={status}
        canDecide={canDecide}
        isFrozen={isFrozen}
        stage={stage}
        note={note}
        next={next}
        isLast={!toNext}
        isNextLoaded={ahead.isLoaded}
        onRate={(rating) => applicant && moves.rate(applicant, rating)}
        onDeciding={canDecide && canSayDeciding ? sayDeciding : undefined}
      />
      {ahead.playable !== undefined && (
        <video
          className={classes.ahead}
          src={ahead.playable}
          preload="auto"
          muted
          aria-hidden
          tabIndex={-1}
        />
      )}
      <DecisionBar
        status={status ?? wire.viewed}
        reason={whyNot({ canDecide, isFrozen, status: isAboutToEnd ? undefined : status, name }, t)}
        place={at >= 0 ? at + 1 : undefined}
        count={count}
        canDecide={canDecide}
        onConsiderAgain={
          canDecide && !isAboutToEnd && applicant && status === wire.notSelected
            ? () => moves.considerAgain(applicant)
            : undefined
        }
        onDecide={decide}
        onPrevious={previous && (() => open(previous.id))}
        onNext={toNext}
        onNote={writeNote}
        onUndo={moves.undo}
        onWords={() => setDialog('words')}
        onKeys={() => setDialog('keys')}
        onPointer={toStage}
      />
      {dialog === 'keys' && <KeysDialog canDecide={canDecide} onClose={() => setDialog(undefined)} />}
      {dialog === 'words' && (
        <WordsDialog
          about="notSelected"
          onDone={() => setDialog(undefined)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {asked && (
        <WordsDialog
          about={asked.about}
          name={asked.applicant.talent.name}
          onDone={answer}
          onClose={stopAsking}
        />
      )}
    </div>
  );
}
