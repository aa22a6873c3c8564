import '../i18n.ts';
import {
  maxNameLength,
  recruiterSorts,
  type TalentSort,
  talentSorts,
} from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { ArrowLeft, LayoutGrid, List } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { usePageKeys } from '../../../../shared/lib/page-keys.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { SortMenu as Menu } from '../../../../shared/ui/sort-menu/sort-menu.tsx';
import type { Searcher, TalentSearch } from '../../talent-search/index.ts';
import { useTalent } from '../api.ts';
import classes from './results-head.module.css';

type Layout = TalentSearch['layout'];

const icons = { grid: LayoutGrid, list: List } as const;
const layouts: readonly Layout[] = ['grid', 'list'];

interface LayoutSwitchProps {
  layout: Layout;
  onLayout: (layout: Layout) => void;
}

export function LayoutSwitch({ layout, onLayout }: LayoutSwitchProps) {
  const { t } = useTranslation('talentResults');
  const name = useId();
  return (
    <fieldset className={classes.switch} aria-label={t('layout.label')}>
      {layouts.map((one) => {
        const Icon = icons[one];
        return (
          <label key={one} title={t(`layout.${one}`)}>
            <input
              type="radio"
              name={name}
              aria-label={t(`layout.${one}`)}
              checked={one === layout}
              onChange={() => onLayout(one)}
            />
            <Icon size={16} aria-hidden />
          </label>
        );
      })}
    </fieldset>
  );
}

interface NameFieldProps {
  value: string;
  onSearch: (name: string, isFirst: boolean) => void;
}

export function NameField({ value, onSearch }: NameFieldProps) {
  const { t } = useTranslation('talentResults');
  const input = useRef<HTMLInputElement>(null);
  usePageKeys({ '/': () => input.current?.focus() });
  return (
    <SearchField
      label={t('name.label')}
      hint={t('name.hint')}
      clearLabel={t('name.clear')}
      longest={maxNameLength}
      value={value}
      onSearch={onSearch}
      field={input}
    />
  );
}

interface SortMenuProps {
  sort: TalentSort;
  onSort: (sort: TalentSort) => void;
  /** Named in "Best match" while casting for a character. */
  character?: string | undefined;
  filters: TalentFilters;
  searcher: Searcher;
}

/** What the best match is measured by, besides a character. Without any of it, there is nothing to match. */
const isMatchable = ({ similarTo, characterId, minAge, maxAge, location, skills, language }: TalentFilters) =>
  [similarTo, characterId, minAge, maxAge, location, skills, language].some((one) => one !== undefined);

const closedToGuests: readonly TalentSort[] = recruiterSorts;

export function SortMenu({ sort, onSort, character, filters, searcher }: SortMenuProps) {
  const { t } = useTranslation('talentResults');
  const label = (one: TalentSort) => {
    if (one !== 'match') return t(`sort.${one}`);
    if (character) return t('sort.matchFor', { name: character });
    return t(isMatchable(filters) ? 'sort.match' : 'sort.recommended');
  };
  const allowed = talentSorts.filter((one) => searcher.kind === 'recruiter' || !closedToGuests.includes(one));
  const options = allowed.map((value) => ({ value, label: label(value) }));
  const value = allowed.includes(sort) ? sort : 'match';
  return <Menu label={t('sort.label')} value={value} options={options} onChange={onSort} />;
}

interface ResultsTitleProps {
  /** Undefined until it has loaded. */
  total: number | undefined;
  page: number;
  /** Gets the focus when another page is shown. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Keeps the height of the line. */
const placeholder = '\u00a0';

export function ResultsTitle({ total, page, heading }: ResultsTitleProps) {
  const { t } = useTranslation('talentResults');
  const title = page > 1 ? t('titlePage', { page }) : t('title');
  usePageHead({ title, description: t('description') });
  return (
    <div className={classes.title}>
      <PageTitle tab={title} heading={heading} aside={<Total total={total} />}>
        {t('title')}
      </PageTitle>
    </div>
  );
}

export function Total({ total }: Pick<ResultsTitleProps, 'total'>) {
  const { t } = useTranslation('talentResults');
  return (
    <span className={classes.total}>
      {total === undefined ? placeholder : t('count', { count: total, shown: formatCount(total) })}
    </span>
  );
}

interface SimilarHeadingProps {
  /** The userUniqueId of the talent the results are similar to. */
  similarTo: string;
  searcher: Searcher;
  /** The link of the previous search. */
  cameFrom: string | undefined;
}

export function SimilarHeading({ similarTo, searcher, cameFrom }: SimilarHeadingProps) {
  const { t } = useTranslation('talentResults');
  const { data: talent } = useTalent(similarTo, searcher);
  return (
    <section className={classes.similar}>
      <div>
        <h2 className={classes.heading}>
          {talent ? (
            <Link to={paths.talent(talent.userUniqueId)}>{t('similar.heading', { name: talent.name })}</Link>
          ) : (
            t('similar.headingNobody')
          )}
        </h2>
        <p>{t('similar.text')}</p>
      </div>
      <Link className={classes.back} to={cameFrom ?? paths.findTalents()}>
        <ArrowLeft size={16} aria-hidden /> {cameFrom ? t('similar.back') : t('similar.all')}
      </Link>
    </section>
  );
}
