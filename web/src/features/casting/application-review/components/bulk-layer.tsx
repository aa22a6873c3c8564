import { MoveRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { clearSelected, type SelectedTalent, SelectionLayer } from '../../talent-selection/index.ts';
import type { Applicant } from '../api.ts';
import { wire } from '../model/decisions.ts';
import { toSelected } from '../model/listed-applicants.ts';
import { type ReviewSearch, reviewLink } from '../model/review-search.ts';
import type { ReviewedJob } from '../model/reviewed-job.ts';
import { MoveSteps } from './move-steps.tsx';

interface BulkLayerProps {
  job: ReviewedJob;
  search: ReviewSearch;
  applicants: readonly Applicant[];
}

/** Who applied for more than one role here: a selection is of people. */
function namesTwice(applicants: readonly Applicant[]): string {
  const names = new Map<number, string>();
  const twice = new Set<string>();
  for (const { talent } of applicants) {
    if (names.has(talent.user_id)) twice.add(talent.name);
    names.set(talent.user_id, talent.name);
  }
  return [...twice].join(', ');
}

/** What can be done with those selected: moving them, and what every list can do. */
export function BulkLayer({ job, search, applicants }: BulkLayerProps) {
  const { t } = useTranslation('applicationReview');
  const [chosen, setChosen] = useState<readonly Applicant[]>();
  const page = useMemo(() => applicants.map(toSelected), [applicants]);
  const choose = (talents: readonly SelectedTalent[]) => {
    const ids = new Set(talents.map(({ user_id }) => user_id));
    setChosen(applicants.filter(({ talent }) => ids.has(talent.user_id)));
  };
  const twice = namesTwice(chosen ?? []);
  const close = () => setChosen(undefined);
  return (
    <>
      <SelectionLayer
        list={reviewLink(job.id, search)}
        page={page}
        isReadOnly={false}
        own={(talents) => ({
          main: { key: 'move', label: t('bulk.move'), icon: MoveRight, onChoose: () => choose(talents) },
          more: [],
        })}
      />
      {chosen && (
        <Dialog
          opened
          onClose={close}
          title={t('bulk.title', { count: chosen.length })}
          {...(twice !== '' && { lead: t('bulk.twice', { names: twice }) })}
          width="wide"
          closesOnClickOutside={false}
        >
          <MoveSteps
            applicants={chosen}
            startsAt={wire.shortlisted}
            onMoved={clearSelected}
            onClose={close}
          />
        </Dialog>
      )}
    </>
  );
}
