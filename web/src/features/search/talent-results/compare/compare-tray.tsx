import '../i18n.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { Searcher } from '../../talent-search/index.ts';
import type { CastCharacter } from '../model/use-shortlist.ts';
import { useCompared } from './compare-store.ts';

const { Component: CompareFaces } = lazyComponent(() => import('./compare-faces.tsx'));

interface CompareTrayProps {
  searcher: Searcher;
  character: CastCharacter | undefined;
}

/** Talents chosen to be compared, once there are any. */
export function CompareTray(props: CompareTrayProps) {
  const { t } = useTranslation('talentResults');
  const compared = useCompared();
  return (
    <>
      <VisuallyHidden role="status">{t('compare.status', { count: compared.length })}</VisuallyHidden>
      {compared.length > 0 && <CompareFaces compared={compared} {...props} />}
    </>
  );
}
