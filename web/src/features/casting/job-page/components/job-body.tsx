import type { JobQuestion, MediaRequest } from '@callboard/contract/casting/job-fields';
import { Camera, Clapperboard, Film, type LucideIcon, Mic } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { feeText } from '../../job-cards/index.ts';
import type { ReadJob } from '../api.ts';
import { workText } from '../model/role-facts.ts';
import classes from './job-body.module.css';
import { Asked, RoleFacts } from './role-details.tsx';
import { RoleList } from './role-list.tsx';

const icons: Record<MediaRequest['kind'], LucideIcon> = {
  photo: Camera,
  video: Film,
  audio: Mic,
  tape: Clapperboard,
};

const minute = 60;

function Media({
  request: { kind, label, note, is_required: isRequired, max_seconds: most },
}: {
  request: MediaRequest;
}) {
  const { t } = useTranslation('jobPage');
  const Icon = icons[kind];
  const named = () => {
    if (most === null) return label;
    return most % minute === 0
      ? t('send.minutes', { label, length: most / minute })
      : t('send.seconds', { label, length: most });
  };
  return (
    <li className={classes.media}>
      <span className={classes.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <div>
        <h3>{named()}</h3>
        {note && <p>{note}</p>}
      </div>
      <span className={classes.quiet}>{t(isRequired ? 'send.required' : 'send.optional')}</span>
    </li>
  );
}

function Send({ media }: { media: readonly MediaRequest[] }) {
  const { t } = useTranslation('jobPage');
  return (
    <section>
      <SectionTitle aside={media.length > 0 ? t('send.aside') : undefined}>{t('send.title')}</SectionTitle>
      {media.length === 0 ? (
        <p className={classes.quiet}>{t('send.nothing')}</p>
      ) : (
        <ul className={classes.list}>
          {media.map((request) => (
            <Media key={request.id} request={request} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Questions({ questions }: { questions: readonly JobQuestion[] }) {
  const { t } = useTranslation('jobPage');
  if (questions.length === 0) return null;
  return (
    <section>
      <SectionTitle>{t('questions.title')}</SectionTitle>
      <ul className={classes.list}>
        {questions.map(({ id, text, kind, choices, is_required: isRequired }) => (
          <li key={id} className={classes.question}>
            <div>
              <h3>{text}</h3>
              <p>
                {kind === 'choice'
                  ? t('questions.choices', { kind: t('questions.kinds.choice'), choices: choices.join(', ') })
                  : t(`questions.kinds.${kind}`)}
              </p>
            </div>
            <span className={classes.quiet}>{t(isRequired ? 'send.required' : 'send.optional')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The fee with what comes on top, and what everyone of the job has in common. */
function Work({ job }: { job: ReadJob }) {
  const { t } = useTranslation('jobPage');
  const { t: cards } = useTranslation('jobCards');
  const { amount, unit } = feeText(job, cards);
  const { project, cities, is_remote: isRemote } = job;
  const [only, ...others] = job.roles;
  const isSaidOfRole = others.length === 0 && only !== undefined && workText(only, t) !== undefined;
  const dates = isSaidOfRole && only.works_from !== null ? undefined : workText(job, t);
  const places = [...cities, ...(isRemote ? [cards('remote')] : [])].join(', ');
  const auditions = job.audition_kinds.map((kind) => cards(`kinds.${kind}`)).join(', ');
  return (
    <section>
      <SectionTitle>{t('pay')}</SectionTitle>
      <Facts columns={2}>
        <Fact label={t('payFee')}>{`${amount} ${unit}`.trim()}</Fact>
        {dates && <Fact label={t('facts.dates')}>{dates}</Fact>}
        {places && <Fact label={t('facts.where')}>{places}</Fact>}
        {auditions && <Fact label={t('facts.audition')}>{auditions}</Fact>}
        {project?.production_house && <Fact label={t('facts.production')}>{project.production_house}</Fact>}
        {project?.director && <Fact label={t('facts.director')}>{project.director}</Fact>}
        {project?.is_union != null && (
          <Fact label={t('facts.union')}>{t(project.is_union ? 'facts.isUnion' : 'facts.notUnion')}</Fact>
        )}
        {job.pay_note && (
          <Fact label={t('payOnTop')} wide>
            {job.pay_note}
          </Fact>
        )}
        {project?.usage && (
          <Fact label={t('facts.usage')} wide>
            {project.usage}
          </Fact>
        )}
      </Facts>
    </section>
  );
}

interface JobBodyProps {
  job: ReadJob;
  isArriving: boolean;
}

/** Everything one needs to decide, below the words of who casts. */
export function JobBody({ job, isArriving }: JobBodyProps) {
  const { t } = useTranslation('jobPage');
  const [only, ...others] = job.roles;
  const isOne = only !== undefined && others.length === 0;
  const asked = [
    ...job.disclosures,
    ...(isOne
      ? only.disclosures.filter(({ kind }) => !job.disclosures.some((one) => one.kind === kind))
      : []),
  ];
  return (
    <div className={classes.body}>
      {isOne && (
        <section>
          <SectionTitle>{t('role')}</SectionTitle>
          {only.brief && !job.description.includes(only.brief) && (
            <p className={classes.brief}>{only.brief}</p>
          )}
          <RoleFacts role={only} />
        </section>
      )}
      {others.length > 0 && <RoleList job={job} isArriving={isArriving} />}
      <Work job={job} />
      <section>
        <SectionTitle>{t('asks.title')}</SectionTitle>
        <Asked disclosures={asked} />
      </section>
      <Send media={job.media} />
      <Questions questions={job.questions} />
    </div>
  );
}
