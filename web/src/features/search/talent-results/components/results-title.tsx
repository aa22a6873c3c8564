import '../i18n.ts';
import type { RefObject } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import classes from './results-title.module.css';

interface ResultsTitleProps {
  /** Undefined until it is known. */
  total: number | undefined;
  page: number;
  /** Takes the focus when another page of people is shown. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** As high as what is to come. */
const nothingYet = '\u00a0';

/** Find Talents, and how many there are. */
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
      {total === undefined ? nothingYet : t('count', { count: total, shown: formatCount(total) })}
    </span>
  );
}
