import { Hourglass, MoveRight, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { clearSelected, type SelectedTalent, SelectionLayer } from '../../talent-selection/index.ts';
import type { Applicant } from '../api.ts';
import { wire } from '../model/decisions.ts';
import { toSelected } from '../model/listed-applicants.ts';
import { type ReviewSearch, reviewLink } from '../model/review-search.ts';
import type { ReviewedJob } from '../model/reviewed-job.ts';
import type { Reply } from './move-form.tsx';
import { MoveSteps } from './move-steps.tsx';
import { ReplyAllDialog } from './reply-all-dialog.tsx';

interface BulkLayerProps {
  job: ReviewedJob;
  search: ReviewSearch;
  applicants: readonly Applicant[];
  /** The one that all of them applied for, if so. */
  character: number | undefined;
  /** Of whom not all may be loaded. */
  total: number;
}

interface Chosen {
  readonly people: readonly Applicant[];
  readonly startsAt: Reply;
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
export function BulkLayer({ job, search, applicants, character, total }: BulkLayerProps) {
  const { t } = useTranslation('applicationReview');
  const [chosen, setChosen] = useState<Chosen>();
  const [isForAll, setIsForAll] = useState(false);
  const page = useMemo(() => applicants.map(toSelected), [applicants]);
  const choose = (talents: readonly SelectedTalent[], startsAt: Reply) => {
    const ids = new Set(talents.map(({ user_id }) => user_id));
    setChosen({ people: applicants.filter(({ talent }) => ids.has(talent.user_id)), startsAt });
  };
  const twice = namesTwice(chosen?.people ?? []);
  const close = () => setChosen(undefined);
  return (
    <>
      <SelectionLayer
        list={reviewLink(job.id, search)}
        page={page}
        character={
          character === undefined ? undefined : { id: character, projectId: job.projectId ?? undefined }
        }
        isReadOnly={false}
        own={(talents) => ({
          main: {
            key: 'move',
            label: t('bulk.move'),
            icon: MoveRight,
            onChoose: () => choose(talents, wire.shortlisted),
          },
          more: [
            ...(talents.length === 0
              ? []
              : [
                  {
                    key: 'deciding',
                    label: t('deciding.title'),
                    icon: Hourglass,
                    onChoose: () => choose(talents, 'deciding'),
                  },
                ]),
            {
              key: 'all',
              label: t('bulk.all', { count: total, shown: formatCount(total) }),
              icon: Users,
              onChoose: () => setIsForAll(true),
            },
          ],
        })}
      />
      {chosen && (
        <Dialog
          opened
          onClose={close}
          title={t(chosen.startsAt === 'deciding' ? 'deciding.titleMany' : 'bulk.title', {
            count: chosen.people.length,
          })}
          {...(twice !== '' && { lead: t('bulk.twice', { names: twice }) })}
          width="wide"
          closesOnClickOutside={false}
        >
          <MoveSteps
            applicants={chosen.people}
            startsAt={chosen.startsAt}
            onMoved={clearSelected}
            onClose={close}
          />
        </Dialog>
      )}
      {isForAll && (
        <ReplyAllDialog
          jobId={job.id}
          search={search}
          onMoved={clearSelected}
          onClose={() => setIsForAll(false)}
        />
      )}
    </>
  );
}
