import type { SummaryRow } from '@callboard/contract/casting/project-lists';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';
import type { SummaryPage } from '../api.ts';
import classes from './project-summary.module.css';

/** In the order people go through them. */
const stages = ['shortlisted', 'applied', 'invited', 'auditioned', 'offered'] as const;

type Totals = SummaryPage['totals'];

/** Nothing is a quiet dot, so that what there is stands out. */
function Count({ count }: { count: number }) {
  return <span data-none={count === 0 || undefined}>{formatCount(count)}</span>;
}

function CastCount({ of: { counts, wanted } }: { of: Pick<Totals, 'counts' | 'wanted'> }) {
  const { t } = useTranslation('projectSummary');
  return (
    <>
      <Count count={counts.cast} />
      {wanted > 0 && <small> {t('castOf', { wanted: formatCount(wanted) })}</small>}
    </>
  );
}

function ProjectName({ row }: { row: SummaryRow }) {
  const { t } = useTranslation('projectSummary');
  const { id, title, project_type: type, role, owner } = row;
  return (
    <>
      <Link to={paths.project(id)}>{title}</Link>
      <span>
        {type}
        {role !== 'owner' && `. ${t('of', { name: owner })}`}
      </span>
    </>
  );
}

function WideTable({ data: { results, totals, totalResults } }: { data: SummaryPage }) {
  const { t } = useTranslation('projectSummary');
  return (
    <table className={classes.table} aria-label={t('table')}>
      <thead>
        <tr>
          <th scope="col">{t('project')}</th>
          <th scope="col">{t('statusHead')}</th>
          <th scope="col">{t('characters')}</th>
          {stages.map((stage) => (
            <th key={stage} scope="col">
              {t(stage)}
            </th>
          ))}
          <th scope="col">{t('cast')}</th>
          <th scope="col">{t('declined')}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <ProjectName row={row} />
            </th>
            <td>
              <Status name={row.status} />
            </td>
            <td>
              <Count count={row.characters} />
            </td>
            {stages.map((stage) => (
              <td key={stage}>
                <Count count={row.counts[stage]} />
              </td>
            ))}
            <td>
              <CastCount of={row} />
            </td>
            <td>
              <Count count={row.declined} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{t('totalOf', { count: totalResults, shown: formatCount(totalResults) })}</td>
          <td>{formatCount(totals.characters)}</td>
          {stages.map((stage) => (
            <td key={stage}>{formatCount(totals.counts[stage])}</td>
          ))}
          <td>
            <CastCount of={totals} />
          </td>
          <td>{formatCount(totals.declined)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Numbers({ of: totals }: { of: Totals }) {
  const { t } = useTranslation('projectSummary');
  return (
    <dl className={classes.numbers}>
      <div>
        <dt>{t('characters')}</dt>
        <dd>
          <Count count={totals.characters} />
        </dd>
      </div>
      {stages.map((stage) => (
        <div key={stage}>
          <dt>{t(stage)}</dt>
          <dd>
            <Count count={totals.counts[stage]} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('cast')}</dt>
        <dd>
          <CastCount of={totals} />
        </dd>
      </div>
      <div>
        <dt>{t('declined')}</dt>
        <dd>
          <Count count={totals.declined} />
        </dd>
      </div>
    </dl>
  );
}

/** Ten columns do not fit on a phone. */
function SummaryCards({ data: { results, totals, totalResults } }: { data: SummaryPage }) {
  const { t } = useTranslation('projectSummary');
  return (
    <ul className={classes.cards} aria-label={t('table')}>
      {results.map((row) => (
        <li key={row.id}>
          <div className={classes.cardHead}>
            <h2>
              <ProjectName row={row} />
            </h2>
            <Status name={row.status} />
          </div>
          <Numbers of={row} />
        </li>
      ))}
      <li data-total>
        <div className={classes.cardHead}>
          <h2>{t('total')}</h2>
          <span className={classes.count}>
            {t('totalOf', { count: totalResults, shown: formatCount(totalResults) })}
          </span>
        </div>
        <Numbers of={totals} />
      </li>
    </ul>
  );
}

export function SummaryTable({ data }: { data: SummaryPage }) {
  const isNarrow = useMediaQuery('(max-width: 60rem)');
  return isNarrow ? <SummaryCards data={data} /> : <WideTable data={data} />;
}
